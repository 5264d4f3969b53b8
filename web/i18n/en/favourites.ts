export const favourites = {
  title: "Homes you keep",
  where: "Sign in to have them on every device.",
  none: "Nothing kept yet.",
  gone: "This home is no longer offered.",
  failed: "This home could not be loaded.",
  remove: "Remove",
};
