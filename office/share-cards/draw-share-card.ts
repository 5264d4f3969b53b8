/**
 * Draws a home's card with Takumi, a layout engine in WebAssembly: the cover, and at its foot what the home costs. Takumi
 * breaks no Thai and breaks Chinese within words, so the words come from Intl.Segmenter, as those of papers do.
 */
import type { Node } from "@takumi-rs/wasm";
import type { Locale } from "../../domain/languages/locales.ts";
import { shareCard } from "../../domain/listings/picture-files.ts";
import type { ShareCardTexts } from "../../domain/listings/share-card/share-card-texts.ts";
import { piecesOf } from "../papers/break-lines.ts";
import type { CardRenderer } from "./card-renderer.ts";

const { width, height, mostBytes } = shareCard;
const margin = 56;
const textWidth = width - 2 * margin;
/** The text begins where the shade is dark enough for it, whatever the picture. */
const shade = 130;

/** Of web/styles/tokens.css: night, paper, quiet and lamp. */
const night = (opacity: number) => `rgba(5, 9, 16, ${opacity})`;
const paper = "#f2eee6";
const quiet = "#c3cbd6";
const lamp = "#f0b45b";

/** The first in which the title takes few lines; in the last it is cut where it takes more. */
const titleSizes = [60, 50, 42];
const fewLines = 2;
const mostLines = 4;
const titleLine = 1.25;
/** Thai has marks above and below its letters. */
const thaiTitleLine = 1.45;
/** The first that is small enough is taken. */
const qualities = [82, 68, 50, 30];

export async function drawShareCard(
  renderer: CardRenderer,
  texts: ShareCardTexts,
  locale: Locale,
  cover: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = layOut(texts, locale, await fitTitle(renderer, texts.title, locale));
  for (const quality of qualities) {
    const images = [{ src: "cover", data: cover, cache: "none" as const }];
    const drawn = await renderer.render(card, { width, height, format: "jpeg", quality, images });
    if (drawn.byteLength <= mostBytes) return drawn;
  }
  throw new Error(`a share card stays above ${mostBytes} bytes`);
}

async function fitTitle(renderer: CardRenderer, title: string, locale: Locale): Promise<Node> {
  for (const size of titleSizes) {
    const node = write(title, locale, titleStyle(size, locale));
    const { height: taken } = await renderer.measure(node, { width: textWidth });
    if (taken <= (fewLines + 0.5) * size * titleStyle(size, locale).lineHeight) return node;
  }
  const smallest = titleStyle(titleSizes.at(-1) ?? 0, locale);
  return write(title, locale, { ...smallest, lineClamp: mostLines, textOverflow: "ellipsis" });
}

function titleStyle(size: number, locale: Locale) {
  const lineHeight = locale === "th" ? thaiTitleLine : titleLine;
  return {
    fontSize: size,
    fontWeight: 700,
    lineHeight,
    color: paper,
    width: textWidth,
    textWrap: "balance",
  } as const;
}

function layOut({ place, price, sums, sample }: ShareCardTexts, locale: Locale, title: Node): Node {
  const foot = [
    write(place, locale, { fontSize: 30, color: quiet }),
    title,
    write(price, locale, { fontSize: 48, fontWeight: 700, color: lamp }),
    ...sums.map((line) => write(line, locale, { fontSize: 30, color: paper, textWrap: "balance" })),
  ];
  return {
    type: "container",
    style: { width, height, display: "flex", position: "relative" },
    children: [
      { type: "image", src: "cover", style: { ...corner, top: 0, width, height, objectFit: "cover" } },
      {
        type: "container",
        style: {
          ...corner,
          bottom: 0,
          width,
          display: "flex",
          flexDirection: "column",
          gap: 6,
          padding: `${shade}px ${margin}px 44px`,
          backgroundImage: `linear-gradient(to bottom, ${night(0)}, ${night(0.74)} ${shade}px, ${night(0.92)})`,
        },
        children: foot,
      },
      ...(sample === undefined ? [] : [write(sample, locale, sampleStyle)]),
    ],
  };
}

const corner = { position: "absolute", left: 0 } as const;

const sampleStyle = {
  position: "absolute",
  top: 40,
  left: margin,
  fontSize: 24,
  color: paper,
  padding: "6px 18px",
  borderRadius: 999,
  backgroundColor: night(0.78),
} as const;

/** Between words stands a space without width, and nowhere else may a line of Thai or Chinese end. */
function write(text: string, locale: Locale, style: NonNullable<Node["style"]>): Node {
  return {
    type: "text",
    text: piecesOf(text, locale).join("\u200b"),
    style: { fontFamily: "sans, thai, chinese", wordBreak: "keep-all", overflowWrap: "anywhere", ...style },
  };
}
