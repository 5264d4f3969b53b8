/** The sites whose videos a text may show. */
const addresses = {
  youtube: { page: "https://www.youtube.com/watch?v=", player: "https://www.youtube-nocookie.com/embed/" },
  vimeo: { page: "https://vimeo.com/", player: "https://player.vimeo.com/video/" },
} as const;
export type VideoSite = keyof typeof addresses;

export const videoPage = (site: VideoSite, id: string) => addresses[site].page + id;
