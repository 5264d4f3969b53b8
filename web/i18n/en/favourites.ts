export const favourites = {
  title: "Saved homes",
  where: "While you are signed in, you have them on every device.",
  notes: "Your notes on them are in your account",
  none: "Nothing saved yet. Press the heart on a card.",
  gone: "This home is no longer offered.",
  failed: "This home could not be loaded.",
  remove: "Remove",
  asPage: "Show them as a page",
};
