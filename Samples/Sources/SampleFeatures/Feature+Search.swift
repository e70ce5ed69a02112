extension Feature {
  static let search: [Feature] = [
    .differs(
      "G1",
      "a state of query, rows, key and flag",
      "it is a feed's state, whose topic is the query, so that the search keeps the same contract",
      in: "GitHubSearchTests",
      "a newer search wins, whatever comes late"
    ),
    .holds(
      "G2",
      "a newer query cancels the search of the older",
      in: "GitHubSearchTests",
      "a newer search wins, whatever comes late"
    ),
    .holds(
      "G3",
      "a newer query cancels a further page",
      in: "GitHubSearchTests",
      "a page that is under way is given up by a newer search"
    ),
    .differs(
      "G4",
      "the next page is the present one plus one, and none after an empty answer; no query, no request",
      "the server's `Link` header names the next page; no query is an empty list without a request too",
      in: "GitHubSearchTests",
      "a text without letters is an empty list without a request"
    ),
    .differs(
      "G5",
      "the text is throttled by 300 milliseconds, position asks for pages, a row opens its page",
      "a text has to stand for as long, so that nothing half typed is searched for; at a terminal keys "
        + "ask for pages and open rows",
      in: "GitHubSearchTests",
      "only a text that stands for 300 milliseconds is searched for"
    ),
    .differs(
      "G6",
      "the `Link` header names the next page, failures stand in the state, the list has a version",
      "the same header and failures; no version, since unchanged rows compare at once",
      in: "FeedNetworkTests",
      "5.3 the next link is found whatever the form"
    ),
    .holds(
      "G7",
      "rows by stars, with their number as the title",
      in: "GitHubSearchTests",
      "the server that is named is asked for the most stars first"
    ),
  ]

  static let controls: [Feature] = [
    .holds(
      "M1",
      "a state that is set again changes nothing",
      in: "FeedScreenTests",
      "a spinning header does not ask again"
    ),
    .holds(
      "M2",
      "letting go beyond the header's height begins",
      in: "FeedScreenTests",
      "letting go asks only when pulled far enough"
    ),
    .holds(
      "M3",
      "a begin without a window waits for it",
      in: "FeedScreenTests",
      "a first load waits for a window"
    ),
    .differs(
      "M4",
      "an end tells when the list was updated",
      "only a success does, since a failure has updated nothing",
      in: "FeedScreenTests",
      "a failed refresh is no update"
    ),
    .holds(
      "M5",
      "an automatic footer begins near the end, and with short content when pushed",
      in: "FeedScreenTests",
      "an auto footer with short content asks when pushed"
    ),
    .holds(
      "M6",
      "a back footer begins when pushed past the end and let go",
      in: "FeedScreenTests",
      "a back footer asks when pushed past the end and let go"
    ),
    .differs(
      "M7",
      "an end after no more data opens the footer again",
      "it does not, or the end would be asked for again and again",
      in: "FeedScreenTests",
      "an end after no more does not open the footer again"
    ),
    .differs(
      "M8",
      "header and footer may both be busy",
      "a policy says what a second request does, since people want different things",
      in: "FeedPairTests",
      "every rule holds for every value of every policy"
    ),
    .absent(
      "M9",
      "texts for each state, in many languages",
      "the screens say what they do in English; texts in many languages teach nothing about feeds"
    ),
  ]
}
