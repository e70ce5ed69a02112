import SampleStage
import Streams

/// The bank account, as the stage knows it.
@main
final class BankSample: Sample {
  static let name = "BankAccount"
  static let summary = "amounts that are not numbers do nothing, and an overdraft is refused"
  static let keys = [Key("d 50", "pay 50 in"), Key("w 20", "pay 20 out")]
  static let script = [
    "d 50", "w 20",
    // No amounts: nothing is asked of the account.
    "d ten", "d -5", "d 0", "d 1e3", "d ٣", "d 99999999999999999999",
    // Amounts that the account refuses; equal refusals are told twice.
    "w 200", "w 200", "d 9223372036854775807",
    "w 130",
  ]

  init(origin: String?) {}

  @MainActor
  func makeView(_ style: Style, on canvas: Canvas, clock: any SchedulerType) -> any SampleView {
    let view = BankView(on: canvas)
    let account = Account(balance: 100)
    switch style {
    case .transform: view.bind(to: BankViewModel(account: account))
    case .reactor: view.bind(to: BankReactor(account: account))
    }
    return view
  }

  @MainActor
  static func main() async { await Stage.run(BankSample.self) }
}
