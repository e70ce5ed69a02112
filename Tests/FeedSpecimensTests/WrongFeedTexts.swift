/// What is said of each wrong feed, word for word.
enum WrongFeedTexts {
  static let all: [String: String] = [
    "1.1": """
    rule 1.1, step 4: observed request 3 for an append »2 of all while another request is open; \
    expected no request: at most one open append
    """,
    "1.2": """
    rule 1.2, step 2: observed request 2 for an append »2 of all; \
    expected no request before the first page has succeeded
    """,
    "1.3": """
    rule 1.3, step 3: observed request 2 for an append »next of all; \
    expected no request after the end of the feed
    """,
    "1.4": """
    rule 1.4, step 2: observed request 2 for a first load »first of all; \
    expected no request that nobody asked for
    """,
    "1.5": """
    rule 1.5, step 4: observed next key 3; \
    expected next key 2
    """,
    "1.6": """
    rule 1.6, step 3: observed request 2 for a refresh »2 of all; \
    expected a request for a refresh »first of all
    """,
    "1.7": """
    rule 1.7, step 3: observed request 2 for a refresh »first of all; \
    expected no request for one more observer
    """,
    "1.8": """
    rule 1.8, step 2: observed request 3 for a first load »first of b; \
    expected at most one request for one intent
    """,
    "1.9": """
    rule 1.9, step 3: observed request 2 for a first load »2 of b; \
    expected a request for a first load »first of b
    """,
    "2.1": """
    rule 2.1, step 6: observed rows [3a 3b 2a 2b]; \
    expected rows [3a 3b]
    """,
    "2.2": """
    rule 2.2, step 3: observed refresh idle; \
    expected refresh loading: its request is open
    """,
    "2.3": """
    rule 2.3, step 4: observed rows [] on the way; \
    expected rows [a b] then [b c]
    """,
    "2.4": """
    rule 2.4, step 6: observed rows [1a 1b 3a 3b 2a 2b]; \
    expected rows [1a 1b 2a 2b 3a 3b]
    """,
    "2.5": """
    rule 2.5, step 4: observed row b twice in [a b b c]; \
    expected every row once
    """,
    "2.6": """
    rule 2.6, step 4: observed the end; \
    expected next key 3
    """,
    "2.7": """
    rule 2.7, step 4: observed the end; \
    expected next key 2
    """,
    "2.8": """
    rule 2.8, step 4: observed the end; \
    expected next key 2
    """,
    "2.9": """
    rule 2.9, step 4: observed append idle; \
    expected append failed (repeated »a)
    """,
    "2.10": """
    rule 2.10, step 2: observed not loaded; \
    expected loaded and empty
    """,
    "3.1": """
    rule 3.1, step 5: observed refresh idle; \
    expected refresh loading
    """,
    "3.2": """
    rule 3.2, step 2: observed refresh loading; \
    expected refresh failed (unreachable)
    """,
    "3.3": """
    rule 3.3, step 2: observed refresh loading; \
    expected refresh idle
    """,
    "3.4": """
    rule 3.4, step 5: observed next key 2; \
    expected the end
    """,
    "3.5": """
    rule 3.5, step 4: observed observer 0 was told of 0 failures; \
    expected 1
    """,
    "3.6": """
    rule 3.6, step 4: observed rows []; \
    expected rows [1a 1b]
    """,
    "3.7": """
    rule 3.7, step 6: observed append failed (unreachable); \
    expected append idle
    """,
    "3.8": """
    rule 3.8, step 2: observed announced: a first load failed (unreachable); \
    expected nothing: it was cancelled
    """,
    "3.9": """
    rule 3.9, step 3: observed no request; \
    expected a request for a first load »first of all
    """,
    "3.10": """
    rule 3.10, step 5: observed request 3 for an append »first of all; \
    expected a request for an append »2 of all
    """,
    "4.1": """
    rule 4.1, step 4: observed no more and appending at once; \
    expected one or the other
    """,
    "4.2": """
    rule 4.2, step 4: observed rows [1a 1b]; \
    expected rows [2a 2b] of the topic chosen last
    """,
    "4.3": """
    rule 4.3, step 2: observed the same state twice in a row: all [], not loaded, refresh loading, append idle; \
    expected one emission
    """,
    "4.4": """
    rule 4.4, step 3: observed in a second run: observer 0 saw all [], not loaded, refresh loading, append idle; \
    expected as in the first: observer 1 saw all [], not loaded, refresh loading, append idle
    """,
    "4.5": """
    rule 4.5, step 2: observed no request; \
    expected a request for an append »2 of all
    """,
    "4.6": """
    rule 4.6, step 2: observed request 1 is still open; \
    expected every request cancelled
    """,
    "4.7": """
    rule 4.7, step 1: observed requests a first load »first of all; \
    expected requests a first load »first of all, an append »2 of all
    """,
  ]

  /// The text for each mistake of a style.
  static let styled: [String: String] = [
    "wrong-1.7-transform": eager, "wrong-1.7-reactor": eager,
    "wrong-3.5-transform": remembering, "wrong-3.5-reactor": remembering,
    "wrong-4.3-transform": """
    rule 4.3, step 2: observed the same state twice in a row: \
    all [1a 1b], next key 2, refresh idle, append idle; expected one emission
    """,
    "wrong-4.3-reactor": """
    rule 4.3, step 4: observed the same state twice in a row: \
    all [1a 1b], next key 2, refresh loading, append idle; expected one emission
    """,
  ]

  private static let eager = """
    rule 1.7, step 3: observed request 2 for a refresh »first of all; \
    expected no request for one more observer
    """

  private static let remembering = """
    rule 3.5, step 3: observed observer 1 was told of 1 failures; expected 0
    """
}
