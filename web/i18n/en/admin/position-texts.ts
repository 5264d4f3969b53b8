/** A position that is pasted as it was copied. */
export const positionTexts = {
  label: "Coordinates or a link of a map",
  hint: "For example 12.9236, 100.8825 or a link from Google Maps.",
  unread: "No position was found in this. Copy the coordinates or the whole address of the map.",
  shortLink: "A short link names no position. Open it and copy the long address of the map.",
};
