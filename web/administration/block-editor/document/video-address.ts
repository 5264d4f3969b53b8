/** The video that an address leads to, as people copy it from the address bar or from "Share". */
import type { VideoSite } from "../../../../domain/texts/articles/video-sites.ts";

export type Video = { site: VideoSite; id: string };

const youtube = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;

export function readVideoAddress(text: string): Video | undefined {
  const address = URL.parse(text.trim());
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const [, first = "", second = ""] = address.pathname.split("/");
  if (address.hostname === "youtu.be") return ofYoutube(first);
  if (youtube.test(address.hostname)) {
    const isNamed = ["shorts", "live", "embed", "v"].includes(first);
    return ofYoutube(isNamed ? second : (address.searchParams.get("v") ?? ""));
  }
  const isPlayer = address.hostname === "player.vimeo.com" && first === "video";
  if (!isPlayer && !/^(?:www\.)?vimeo\.com$/.test(address.hostname)) return undefined;
  const id = isPlayer ? second : address.pathname.split("/").find((part) => /^\d+$/.test(part));
  return id !== undefined && /^\d{6,12}$/.test(id) ? { site: "vimeo", id } : undefined;
}

const ofYoutube = (id: string): Video | undefined =>
  /^[\w-]{11}$/.test(id) ? { site: "youtube", id } : undefined;
