export const errors = {
  notFoundTitle: "Page not found",
  notFoundText: "Oops! Page not found",
  returnHome: "Return to Home",
  unavailableTitle: "We cannot reach the catalogue",
  unavailableText: "Nothing is lost: please try again in a minute.",
  quote: "If you write to us about it, name this number:",
  tryAgain: "Try again",
  goneTitle: "This home is no longer offered",
  goneText: "It was withdrawn. These homes are much like it:",
};
