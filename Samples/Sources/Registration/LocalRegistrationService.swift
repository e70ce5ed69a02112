import Streams

/// A server for demonstrations: a check takes a second, a sign-up two, and every second one fails.
final class LocalRegistrationService: RegistrationService {
  private let clock: any SchedulerType
  private var signUps = 0

  /// How many checks and sign-ups were given up before their answer.
  private(set) var cancelled = 0

  init(clock: any SchedulerType) {
    self.clock = clock
  }

  func lookUp(_ name: String) -> Single<Int> {
    let status =
      switch name {
      case "captain", "cook": 200
      case "busy": 429
      case "broken": 500
      default: 404
      }
    return answer(after: 1_000) { name == "offline" ? nil : status }
  }

  func signUp(_ name: String, password: String) -> Single<Bool> {
    answer(after: 2_000) { [unowned self] in
      signUps += 1
      return !signUps.isMultiple(of: 2)
    }
  }

  private func answer<Value>(
    after milliseconds: Int,
    _ value: @escaping () -> Value?
  ) -> Single<Value> {
    .create { [clock, weak self] observer in
      var isOpen = true
      let timer = clock.scheduleRelative((), dueTime: .milliseconds(milliseconds)) {
        isOpen = false
        observer(value().map { .success($0) } ?? .failure(RegistrationError.offline))
        return Disposables.create()
      }
      return Disposables.create {
        if isOpen { self?.cancelled += 1 }
        isOpen = false
        timer.dispose()
      }
    }
  }
}
