import ReactorStyle
import SampleStage
import Streams
import StreamsTesting
import Testing

@testable import BankAccount

@MainActor
@Suite struct BankAccountTests {
  @Test(arguments: [
    "", " ", "ten", "-5", "+5", "0", "1e3", "5.0", "5,00", "٣", "５", "99999999999999999999",
  ])
  func `a text that is no whole number above zero is no amount`(_ text: String) {
    #expect(Amount(text) == nil)
  }

  @Test func `leading zeroes do not change an amount`() {
    #expect(Amount("007")?.units == 7)
  }

  @Test(arguments: Style.allCases)
  func `paying in and out changes the balance`(_ style: Style) {
    let bank = Rehearsal(BankSample(origin: nil), style)
    #expect(bank.opening == ["balance  100"])
    #expect(bank.type("d 50") == ["balance  150"])
    #expect(bank.type("w 150") == ["balance  0"])
  }

  @Test(arguments: Style.allCases)
  func `an overdraft and an overflow are refused, each time anew`(_ style: Style) {
    let bank = Rehearsal(BankSample(origin: nil), style)
    #expect(bank.type("w 101") == ["alert    refused, 1 too little"])
    #expect(bank.type("w 101") == ["alert    refused, 1 too little"])
    #expect(
      bank.type("d \(Int.max)") == ["alert    refused, more than the account can hold"]
    )
    #expect(bank.type("w 100") == ["balance  0"])
  }

  @Test(arguments: Style.allCases)
  func `a text that is no amount asks nothing of the account`(_ style: Style) {
    let bank = Rehearsal(BankSample(origin: nil), style)
    #expect(bank.type("w ten") == ["field    that is no amount"])
    #expect(bank.type("x 10") == ["nothing happens"])
  }

  @Test func `a view that is bound again does not pay twice`() throws {
    let amount = try #require(Amount("10"))
    let view = BankView(on: Canvas())
    let viewModel = BankViewModel(account: Account(balance: 100))
    view.bind(to: viewModel)
    view.bind(to: viewModel)
    var balances: [Int] = []
    let output = viewModel.transform(
      input: .init(deposit: view.deposit.asObservable(), withdraw: .never())
    )
    output.balance.drive(onNext: { balances.append($0) }).disposed(by: view.disposeBag)
    view.deposit.accept(amount)
    #expect(balances == [100, 110])

    let reactor = BankReactor(account: Account(balance: 100))
    view.bind(to: reactor)
    view.bind(to: reactor)
    view.deposit.accept(amount)
    #expect(reactor.currentState.account.balance == 110)
  }

  @Test func `the reactor serves as a view model`() throws {
    let reactor = BankReactor(account: Account(balance: 100))
    let actions = PublishRelay<BankReactor.Action>()
    var balances: [Int] = []
    let subscription = reactor.transform(input: actions.asObservable())
      .subscribe(onNext: { balances.append($0.account.balance) })
    actions.accept(.deposit(try #require(Amount("1"))))
    actions.accept(.withdraw(try #require(Amount("2"))))
    #expect(balances == [100, 101, 99])
    subscription.dispose()
  }

  @Test(arguments: Style.allCases)
  func `leaving leaves nothing alive`(_ style: Style) {
    #expect(LiveObjects.left { Rehearsal(BankSample(origin: nil), style).type("d 1") } == [])
  }
}
