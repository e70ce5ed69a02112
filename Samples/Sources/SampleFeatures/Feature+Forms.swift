extension Feature {
  private static let step = "a step takes half a second and ends with an alert"
  private static let overlap =
    "the spinner stays on until the last of several overlapping steps has ended"
  private static let payment = "paying in and out changes the balance"
  private static let refusal = "an overdraft and an overflow are refused, each time anew"
  private static let noAmount = "a text that is no amount asks nothing of the account"
  private static let atOnce = "what needs no server is told at once"
  private static let missing = "only a missing page means that a name is free"
  private static let button =
    "the button sends a valid form once, and failures let it be sent again"

  static let counter: [Feature] = [
    .holds("U1", "increase and decrease take effect after a while", in: "CounterTests", step),
    .holds("U2", "loading is shown while a step is under way", in: "CounterTests", step),
    .holds(
      "U3",
      "an alert is a pulse: equal ones are told each",
      in: "CounterTests",
      "two equal alerts are two"
    ),
    .differs(
      "U4",
      "a loading flag is cleared by the first of several steps that ends",
      "steps under way are counted, so that the spinner never lies",
      in: "CounterTests",
      overlap
    ),
  ]

  static let bank: [Feature] = [
    .holds(
      "B1",
      "a reactor is the view model: its input are actions, its output are states",
      in: "BankAccountTests",
      "the reactor serves as a view model"
    ),
    .holds(
      "B2",
      "the first state comes from an account that is handed in",
      in: "BankAccountTests",
      payment
    ),
    .differs(
      "B3",
      "an action is sent only for a text that is a valid number",
      "only for whole amounts above zero in plain digits; a sign would turn a payment round",
      in: "BankAccountTests",
      noAmount
    ),
    .holds("B4", "a label shows the balance", in: "BankAccountTests", payment),
    .differs(
      "B5",
      "whatever is withdrawn is subtracted",
      "an overdraft and an overflow are refused and told, since money is not made by arithmetic",
      in: "BankAccountTests",
      refusal
    ),
  ]

  static let registration: [Feature] = [
    .holds("N1", "a name has letters and digits only", in: "RegistrationTests", atOnce),
    .holds(
      "N2",
      "a request tells whether a name is free, and a newer keystroke cancels it",
      in: "RegistrationTests",
      "a newer keystroke cancels the check of the older name"
    ),
    .holds("N3", "a password has at least five characters", in: "RegistrationTests", atOnce),
    .holds("N4", "the repetition equals a valid password", in: "RegistrationTests", atOnce),
    .holds(
      "N5",
      "a field is empty, being checked, good or failed",
      in: "RegistrationTests",
      "a newer keystroke cancels the check of the older name"
    ),
    .differs(
      "N6",
      "each value has a text and a colour",
      "a text and a sign, since a terminal may have no colours",
      in: "RegistrationTests",
      missing
    ),
    .holds(
      "N7",
      "the button is enabled while all is valid and nothing is being sent",
      in: "RegistrationTests",
      button
    ),
    .holds("N8", "a tap sends the form, and the result is told", in: "RegistrationTests", button),
    .holds(
      "N9",
      "an activity indicator counts work that overlaps",
      in: "TransformStyleTests",
      "overlapping work is counted"
    ),
    .holds(
      "N10",
      "a name is free only if its page is missing, status 404",
      in: "RegistrationTests",
      missing
    ),
    .holds(
      "N11",
      "signing up takes a while and fails now and then",
      in: "RegistrationTests",
      button
    ),
    .holds(
      "N12",
      "offline, a rate limit and a server in trouble are errors and not \"taken\"",
      in: "RegistrationTests",
      missing
    ),
  ]
}
