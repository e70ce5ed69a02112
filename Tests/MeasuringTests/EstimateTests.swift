import Measuring
import Testing

struct EstimateTests {
  private let figure = Quartiles(of: [4, 6, 8, 12])
  private let baseline = Quartiles(of: [1, 2, 4, 8])

  @Test func `of one figure it is the range between the quartiles`() {
    let estimate = Estimate(figure)

    #expect([estimate.low, estimate.median, estimate.high] == [6, 8, 12])
  }

  @Test func `of a ratio it is the range while both lie between their quartiles`() {
    let estimate = Estimate(figure, dividedBy: baseline)

    #expect([estimate.low, estimate.median, estimate.high] == [6 / 8, 2, 6])
  }

  @Test func `a figure has the estimate of its ratio when it has a baseline`() {
    let compared = Figure(name: "work", measured: figure, baseline: baseline)

    #expect(compared.ratioEstimate == Estimate(figure, dividedBy: baseline))
    #expect(compared.ratioEstimate?.median == compared.ratio)
    #expect(Figure(name: "work", measured: figure).ratioEstimate == nil)
  }
}
