/// One tap on the counter's buttons: what it adds, and what it says when it is done.
enum CounterStep {
  case increase
  case decrease

  /// What is added.
  var amount: Int { self == .increase ? 1 : -1 }

  /// What an alert says afterwards.
  var message: String { self == .increase ? "increased!" : "decreased!" }
}
