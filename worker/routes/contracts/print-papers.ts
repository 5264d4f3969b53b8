/** Papers as a PDF to download. The office Worker prints it, with the fonts of our files. */
import type { Context } from "hono";
import { type FontBytes, type Paper, fontsOf, paperFontAddress } from "../../../domain/papers/paper.ts";
import { readServedBytes } from "../../backend/read-served-file.ts";
import type { SignedInContext } from "../../context.ts";
import type { Env } from "../../env.ts";
import { ApiError, unavailable } from "../../errors.ts";

export async function printPapers(
  c: Context<SignedInContext>,
  papers: readonly Paper[],
  name: string,
): Promise<Response> {
  const fonts = await readFonts(c.env, JSON.stringify(papers));
  const pdf = await c.env.PAPERS.print(papers, fonts).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if ("uncovered" in pdf) throw notPrintable(pdf.uncovered);
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
  });
}

/** Before a paper is made, so that it is not made with a name that no font can print. */
export async function requirePrintable(env: Env, text: string): Promise<void> {
  const letters = await env.PAPERS.findUncovered(text, await readFonts(env, text)).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (letters) throw notPrintable(letters);
}

async function readFonts(env: Env, text: string): Promise<FontBytes> {
  const fonts = fontsOf(text).map(
    async (font) => [font, await readServedBytes(env, paperFontAddress(font))] as const,
  );
  return Object.fromEntries(await Promise.all(fonts));
}

const notPrintable = (letters: string) =>
  new ApiError(
    "letters_not_printable",
    `This paper cannot be printed: no font of ours has ${letters}. Our office writes names in Latin letters, as in the passport, and clauses without these letters, and makes the paper again.`,
  );
