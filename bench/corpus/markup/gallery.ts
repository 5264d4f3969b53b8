/** Pictures of the home, as galleries write them. */
import type { Half } from "../half.ts";
import type { Picture, Plan } from "../plan/plan.ts";
import { escape } from "./html.ts";

type Way = (pictures: readonly Picture[], alt: string) => string;

const blank = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const ways: Record<Half, readonly Way[]> = {
  mending: [
    (pictures, alt) => pictures.map(({ large }) => `<img src="${large}" alt="${alt}">`).join("\n"),
    (pictures, alt) =>
      pictures
        .map(({ large }) => `<img class="lazyload" src="${blank}" data-src="${large}" alt="${alt}">`)
        .join("\n"),
    (pictures, alt) =>
      pictures
        .map(
          ({ large, thumb }) =>
            `<a href="${large}" data-fancybox="gallery"><img src="${thumb}" alt="${alt}"></a>`,
        )
        .join("\n"),
  ],
  "held-out": [
    (pictures, alt) =>
      pictures
        .map(
          ({ large, thumb }) =>
            `<picture><source type="image/webp" srcset="${thumb} 480w, ${large} 1600w"><img src="${large}" alt="${alt}"></picture>`,
        )
        .join("\n"),
    (pictures) =>
      `<div class="swiper-wrapper">${pictures.map(({ large }) => `<div class="swiper-slide" style="background-image: url('${large}')"></div>`).join("")}</div>`,
    (pictures, alt) =>
      `<ul class="slides">${pictures.map(({ large, thumb }) => `<li data-thumb="${thumb}"><img data-lazy="${large}" src="${thumb}" alt="${alt}" width="800" height="533"></li>`).join("")}</ul>`,
  ],
};

export function renderGallery({ draw, half, pictures, title, css }: Plan): string {
  return `<div${css("gallery")}>\n${draw.pick(ways[half])(pictures, escape(title))}\n</div>`;
}
