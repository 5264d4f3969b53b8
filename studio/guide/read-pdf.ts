/** The properties of a printed guide. */
import { extractText, getDocumentProxy, getMeta } from "unpdf";

type Outline = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getOutline"]>>;
type OutlineItem = Outline[number];

export type PdfFacts = {
  pages: number;
  title: string;
  language: string;
  isTagged: boolean;
  /** The top of the outline, with the page that each chapter begins on. */
  chapters: { title: string; page: number }[];
  text: string[];
};

export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await getMeta(pdf);
  const { text } = await extractText(pdf);
  const pageOf = async ({ dest }: OutlineItem) => {
    const [page] = (typeof dest === "string" ? await pdf.getDestination(dest) : dest) ?? [];
    return (await pdf.getPageIndex(page)) + 1;
  };
  const outline = (await pdf.getOutline()) ?? [];
  return {
    pages: pdf.numPages,
    title: String(info["Title"] ?? ""),
    language: String(info["Language"] ?? ""),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    chapters: await Promise.all(outline.map(async (one) => ({ title: one.title, page: await pageOf(one) }))),
    text,
  };
}
