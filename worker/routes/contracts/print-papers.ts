/** Papers as a PDF to download. The office Worker prints it, with the fonts of our files. */
import type { Context } from "hono";
import { type Paper, fontsOf, paperFontAddress } from "../../../domain/papers/paper.ts";
import { readServedBytes } from "../../backend/read-served-file.ts";
import type { SignedInContext } from "../../context.ts";
import { unavailable } from "../../errors.ts";

export async function printPapers(
  c: Context<SignedInContext>,
  papers: readonly Paper[],
  name: string,
): Promise<Response> {
  const fonts = fontsOf(papers).map(
    async (font) => [font, await readServedBytes(c.env, paperFontAddress(font))] as const,
  );
  const pdf = await c.env.PAPERS.print(papers, Object.fromEntries(await Promise.all(fonts))).catch(
    (cause: unknown) => {
      throw unavailable(cause);
    },
  );
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
  });
}
