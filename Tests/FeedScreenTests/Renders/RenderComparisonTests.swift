import FeedScreen
import Testing

struct RenderComparisonTests {
  private func counts(_ events: [RenderComparison.Event]) -> [String] {
    RenderComparison(events).rows.map { "\($0.form): \($0.counts)" }
  }

  @Test func `one load draws a plain list five times and any other twice`() {
    #expect(
      counts([.reload(["a"])]) == [
        "plain: 5 updates, 3 redundant, 5 reloads",
        "distinct: 2 updates, 2 reloads",
        "traceable: 2 updates, 2 reloads",
        "pulse: 2 updates, 2 reloads",
      ]
    )
  }

  @Test func `a failure draws a plain list in vain and no other`() {
    #expect(
      counts([.failure]) == [
        "plain: 4 updates, 3 redundant, 4 reloads",
        "distinct: 1 updates, 1 reloads",
        "traceable: 1 updates, 1 reloads",
        "pulse: 1 updates, 1 reloads",
      ]
    )
  }

  @Test func `equal rows that are written again are news to a trace and a pulse`() {
    #expect(
      counts([.reload(["a"]), .reload(["a"])]) == [
        "plain: 9 updates, 7 redundant, 9 reloads",
        "distinct: 2 updates, 2 reloads",
        "traceable: 3 updates, 1 redundant, 3 reloads",
        "pulse: 3 updates, 1 redundant, 3 reloads",
      ]
    )
  }

  @Test func `the comparison is printed as a table`() {
    #expect(
      RenderComparison(RenderComparison.usual).description == """
        form       drawn  in vain
        plain           16       13
        distinct         3        0
        traceable        4        1
        pulse            4        1
        """
    )
  }
}
