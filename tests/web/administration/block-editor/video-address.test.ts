import { expect, test } from "vitest";
import { videoPage } from "../../../../domain/texts/articles/video-sites.ts";
import { readVideoAddress } from "../../../../web/administration/block-editor/document/video-address.ts";

test("The addresses that people copy name the video", () => {
  const id = "dQw4w9WgXcQ";
  for (const address of [
    `https://www.youtube.com/watch?v=${id}&t=42s`,
    `https://m.youtube.com/watch?app=desktop&v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    ` http://youtu.be/${id} `,
  ]) {
    expect(readVideoAddress(address), address).toEqual({ site: "youtube", id });
  }
  for (const address of [
    "https://vimeo.com/76979871",
    "https://vimeo.com/76979871/8272103f6e",
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://player.vimeo.com/video/76979871?h=8272103f6e",
  ]) {
    expect(readVideoAddress(address), address).toEqual({ site: "vimeo", id: "76979871" });
  }
});

test("Other addresses name none", () => {
  for (const address of [
    "",
    "a video",
    "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=<script>alert",
    "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
    "https://vimeo.com/about",
  ]) {
    expect(readVideoAddress(address), address).toBeUndefined();
  }
});

test("The address that the site links to names the same video", () => {
  for (const video of [
    { site: "youtube" as const, id: "dQw4w9WgXcQ" },
    { site: "vimeo" as const, id: "76979871" },
  ]) {
    expect(readVideoAddress(videoPage(video.site, video.id))).toEqual(video);
  }
});
