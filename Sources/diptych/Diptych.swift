@main
struct Diptych {
  static func main() {}
}
