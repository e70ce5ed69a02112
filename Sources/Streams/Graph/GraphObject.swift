import CTrampoline

/// Whatever a graph of streams is made of: observables, running stages, disposables.
///
/// Its one task is to be counted: a census that is under way on the thread hears of every object
/// that is created and of every one that goes.
public class GraphObject {
  @usableFromInline package init() {
    if unsafe diptych_census_get() != nil { Census.enter(self) }
  }

  deinit {
    if unsafe diptych_census_get() != nil { Census.leave(self) }
  }
}
