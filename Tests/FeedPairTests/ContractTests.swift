import FeedContract
import Foundation
import Testing

/// How deep the pair is explored: the environment variable DIPTYCH_DEPTH, or 3 in every test run.
private let depth = ProcessInfo.processInfo.environment["DIPTYCH_DEPTH"].flatMap(Int.init) ?? 3

@Suite struct ContractTests {
  @Test(arguments: Architecture.pair)
  func `every rule holds and is exercised under the default policies`(
    subject: Architecture
  ) throws {
    let report = try Contract.verify(subject, depth: depth)
    #expect(report.notExercised == [])
    #expect(report.depth == depth)
  }

  @Test(arguments: Architecture.pair.flatMap { Contract.variants(of: $0).dropFirst() })
  func `every rule holds for every value of every policy`(subject: Architecture) throws {
    let report = try Contract.verify(subject, depth: min(depth, 3))
    // A page of seen rows shorter than the page size is the end under this policy (rule 2.6).
    let isExcused = report.policies == "P7=shortPage"
    #expect(report.notExercised == (isExcused ? [RuleID(2, 6)] : []))
  }

  @Test(arguments: Architecture.pair)
  func `every rule holds deeper over refresh and load more`(subject: Architecture) throws {
    let report = try Contract.verify(subject, depth: depth + 2, alphabet: .core)
    #expect(report.isHeld)
  }

  @Test(arguments: Contract.variants(of: .transform))
  func `both agree whenever nothing is in flight`(transform: Architecture) throws {
    let reactor = try #require(Architecture.reactor.under(transform.policies))
    let agreement = Contract.compare(transform, reactor, Exploration(depth: min(depth, 3)))
    #expect(agreement.isHeld, "\(agreement)")
  }
}
