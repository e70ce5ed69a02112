import FeedModel
import Measuring

extension ItemsBenchmarks {
  /// A row in the middle that gets new content while the earlier list is kept (policy P8).
  func replacements() -> [Figure] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let place = array.count / 2
      let page = [FeedItem(id: array[place].id, title: "Something else")]
      return measure("give a row new content", size, units: 1_000) {
        var next = items
        next.append(page, overlap: .takeContent)
        return next
      } baseline: {
        var next = array
        next[place] = page[0]
        return next
      }
    }
  }

  /// A row in the middle that is removed while the earlier list is kept.
  func removals() -> [Figure] {
    sizes.map { size in
      let items = makeList(pages: size)
      let array = Array(items)
      let place = array.count / 2
      let id = array[place].id
      return measure("remove a row", size, units: 1_000) {
        var next = items
        next.remove(id)
        return next
      } baseline: {
        var next = array
        next.remove(at: place)
        return next
      }
    }
  }
}
