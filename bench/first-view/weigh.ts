/** What an answer weighs: texts as an edge compresses them for each visitor (brotli 5), and as well as it can be done. */
import { brotliCompressSync, constants } from "node:zlib";
import type { Received } from "./first-view.ts";

export type Weighed = { kind: string; quick: number; best: number };

export function weigh({ kind, type, body }: Received): Weighed {
  const isText = /^(?:text|application)\/|[/+](?:json|xml)/.test(type);
  if (!isText) return { kind, quick: body.length, best: body.length };
  return { kind, quick: compress(body, 5).length, best: compress(body, 11).length };
}

function compress(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
