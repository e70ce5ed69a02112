import FeedModel
import ReactorStyle
import Streams

/// How often the same list is drawn, and how often in vain, for each ``RenderForm``.
public struct RenderComparison: Hashable, Sendable {
  /// What happens to the list.
  public enum Event: Hashable, Sendable {
    /// These rows replace all others.
    case reload([String])

    /// These rows come after the others.
    case append([String])

    /// A load fails.
    case failure
  }

  /// What one form did.
  public struct Row: Hashable, Sendable {
    /// The form.
    public let form: RenderForm

    /// Updates, and those of them that drew what was there already.
    public let counts: UpdateCounts
  }

  /// One row for each form.
  public let rows: [Row]

  /// Runs one reactor with a list in each form.
  ///
  /// - Parameter events: What happens.
  public init(_ events: [Event]) {
    let reactor = OftenReloadedReactor()
    let bag = DisposeBag()
    let lists = RenderForm.allCases.map { form in
      let list = ReloadDataSource<FeedSection>()
      form.rows(of: reactor).subscribe(onNext: { list.update($0) }).disposed(by: bag)
      return (form, list)
    }
    for event in events {
      switch event {
      case .reload(let ids): reactor.action.onNext(.load(ids, isReload: true))
      case .append(let ids): reactor.action.onNext(.load(ids, isReload: false))
      case .failure: reactor.action.onNext(.fail)
      }
    }
    rows = lists.map { Row(form: $0.0, counts: $0.1.counts) }
  }

  /// A first load, a page, a failure, and a refresh that brings the same rows.
  public static let usual: [Event] = [
    .reload(["a", "b"]), .append(["c"]), .failure, .reload(["a", "b", "c"]),
  ]
}

extension RenderComparison: CustomStringConvertible {
  /// A table: the form, how often it drew, how often in vain.
  public var description: String {
    let lines = rows.map { row in
      let name = row.form.rawValue + String(repeating: " ", count: 9 - row.form.rawValue.count)
      return "\(name)  \(right(row.counts.reloads))  \(right(row.counts.redundant))"
    }
    return (["form       drawn  in vain"] + lines).joined(separator: "\n")
  }

  private func right(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(7 - text.count, 0)) + text
  }
}
