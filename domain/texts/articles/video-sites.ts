/** The sites whose videos a text may show. */
const addresses = {
  youtube: { page: "https://www.youtube.com/watch?v=", player: "https://www.youtube-nocookie.com/embed/" },
  vimeo: { page: "https://vimeo.com/", player: "https://player.vimeo.com/video/" },
} as const;
export type VideoSite = keyof typeof addresses;

/** Pages may show frames of these origins, and only after a reader has pressed. */
export const videoOrigins = Object.values(addresses).map(({ player }) => new URL(player).origin);
export const videoPlayer = (site: VideoSite, id: string) => `${addresses[site].player}${id}?autoplay=1`;
export const videoPage = (site: VideoSite, id: string) => addresses[site].page + id;
