// error: cannot exit actor-isolated context
import Streams

actor Feed {
  let relay = BehaviorRelay(value: 0)
}

func read(_ feed: Feed) async -> Int {
  await feed.relay.value
}
