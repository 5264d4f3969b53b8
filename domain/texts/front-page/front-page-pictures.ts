/** The pictures of the front page that we ship. In a file of its own, so that the page asks for no shared one. */
export const frontPagePictures = {
  "frontPage.hero": "/pictures/hero-bay",
  /** In windows that are higher than wide. An owner's hero stands there too, until this one is chosen as well. */
  "frontPage.heroPhone": "/pictures/hero-bay-portrait",
  "frontPage.live": "/pictures/balcony-sea-lounge",
  "frontPage.closing": "/pictures/rooftop-pool-bay",
} as const;
