import CCurl

/// The options of one handle, and whether libcurl took them all.
@safe
struct Setting {
  let handle: UnsafeMutableRawPointer
  private(set) var isAccepted = true

  init(handle: UnsafeMutableRawPointer) { unsafe self.handle = unsafe handle }

  mutating func note(_ code: CURLcode) {
    if code != CURLE_OK { isAccepted = false }
  }

  mutating func set(_ option: CURLoption, _ value: Int) {
    unsafe note(diptych_set_long(handle, option, value))
  }

  mutating func set(_ option: CURLoption, size: Int) {
    unsafe note(diptych_set_size(handle, option, curl_off_t(size)))
  }

  mutating func set(_ option: CURLoption, _ text: String) {
    unsafe note(diptych_set_text(handle, option, text))
  }

  mutating func set(_ option: CURLoption, _ pointer: UnsafeMutableRawPointer) {
    unsafe note(diptych_set_pointer(handle, option, pointer))
  }

  /// libcurl does not copy lists: the transfer keeps it.
  mutating func set(_ option: CURLoption, lines: [String], keptBy transfer: Transfer) {
    var list: UnsafeMutablePointer<curl_slist>?
    for line in lines {
      guard let longer = unsafe curl_slist_append(list, line) else {
        isAccepted = false
        break
      }
      unsafe list = longer
    }
    guard let list = unsafe list else { return }
    unsafe transfer.keep(list)
    unsafe note(diptych_set_list(handle, option, list))
  }
}
