/// A body that is not what it should be, and why.
struct Unreadable: Error {
  let why: String
}
