extension Feature {
  static let reactor: [Feature] = [
    .holds(
      "K1",
      "a protocol with defaults for all but the state",
      in: "ReactorStyleTests",
      "a reactor that reduces in neither way keeps its state"
    ),
    .holds(
      "K2",
      "nothing is built before `action` or `state` is read",
      in: "ReactorStyleTests",
      "nothing is built until action or state is read"
    ),
    .holds(
      "K3",
      "the transforms are called once each, in order",
      in: "ReactorStyleTests",
      "the transforms are called once each, in the order action, mutation, state"
    ),
    .differs(
      "K4",
      "a pipeline that turns errors into nothing",
      "it reports them as well, so that nothing is lost in silence",
      in: "ReactorStyleTests",
      "an error of the actions can be caught in transform(mutation:)"
    ),
    .holds(
      "K5",
      "`currentState` is set before anybody sees the state",
      in: "ReactorStyleTests",
      "in a subscriber currentState is the state that is delivered"
    ),
    .holds(
      "K6",
      "actions run side by side; cancelling is written in `mutate`",
      in: "ReactorStyleTests",
      "the work of several actions runs side by side"
    ),
    .holds(
      "K7",
      "a deferred step sees the state of the steps before it",
      in: "ReactorStyleTests",
      "a deferred step sees the state of the steps before it"
    ),
    .differs(
      "K8",
      "an error loses the rest of an action in silence",
      "it is reported, and can be put right, or a flag would stay up",
      in: "ReactorStyleTests",
      "a failed mutate keeps what it sent, is reported, and later actions work"
    ),
    .holds(
      "K9",
      "a completed `mutate` is normal",
      in: "ReactorStyleTests",
      "a completed mutate leaves the reactor at work"
    ),
    .holds(
      "K10",
      "what is bound to the actions cannot end them",
      in: "ReactorStyleTests",
      "it drops errors and completions"
    ),
    .holds(
      "K11",
      "an action from inside waits",
      in: "ReactorStyleTests",
      "an action sent from a subscriber waits for the mutations in progress"
    ),
    .holds(
      "K12",
      "the initial state is transformed and not reduced",
      in: "ReactorStyleTests",
      "the initial state passes transform(state:) but not reduce"
    ),
    .differs(
      "K13",
      "a stub records actions and shows states",
      "a view that was bound before meets it too, whatever the order of a test's lines",
      in: "ReactorStyleTests",
      "a view that was bound before meets the stub"
    ),
    .holds(
      "K14",
      "a pulse counts each assignment",
      in: "ReactorStyleTests",
      "every write counts, also one of an equal value and one of nil"
    ),
    .holds(
      "K15",
      "a reactor that goes cancels its work",
      in: "ReactorStyleTests",
      "a reactor is freed with its streams, and its work is cancelled"
    ),
    .differs(
      "K16",
      "streams are made once, also from many threads",
      "a reactor lives in one isolation domain, which the compiler checks",
      in: "ReactorStyleTests",
      "the action subject and the state are the same objects each time"
    ),
    .differs(
      "K17",
      "a scheduler may be set",
      "`transform(state:)` may deliver elsewhere; the reduction itself stays in one domain",
      in: "ReactorStyleTests",
      "state may come out of transform(state:) later"
    ),
    .holds(
      "K18",
      "a generic base class and its subclass share one subject",
      in: "ReactorStyleTests",
      "a generic base class and its subclass share one action subject"
    ),
    .holds(
      "K19",
      "reactors in sections are equal when identical",
      in: "ReactorStyleTests",
      "instances are equal when they are identical"
    ),
    .holds(
      "K20",
      "global state comes in through `transform(mutation:)`",
      in: "ReactorStyleTests",
      "global state comes in through transform(mutation:)"
    ),
  ]

  static let views: [Feature] = [
    .holds(
      "V1",
      "assigning a reactor binds in a new bag, also the same one again",
      in: "ReactorStyleTests",
      "assigning the same reactor again binds again, in a new bag"
    ),
    .holds(
      "V2",
      "a deferred binding happens once, for the last reactor",
      in: "ReactorStyleTests",
      "of reactors replaced before loading, the last one is bound, once"
    ),
    .holds(
      "V3",
      "it happens when the view is loaded",
      in: "ReactorStyleTests",
      "the binding waits until the view is loaded"
    ),
    .holds(
      "V4",
      "cells and plain views bind at assignment",
      in: "ReactorStyleTests",
      "a view that is not a host is bound at assignment"
    ),
    .absent(
      "V5",
      "`bind` is not called by hand",
      "it is advice, which no program can follow; it stands in the documentation"
    ),
  ]
}
