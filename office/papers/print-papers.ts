/**
 * Papers as one PDF of A4 pages. We use PDFKit because, of the libraries we tried, only it places the marks above and
 * below Thai letters as the font says (docs/decisions/0282).
 */
import Pdf from "pdfkit";
import type { FontBytes, Paper, PaperBlock, PaperFont, Uncovered } from "../../domain/papers/paper.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import { type Run, breakLines } from "./break-lines.ts";
import { findUncovered } from "./uncovered-letters.ts";

/** In points, 72 to an inch. */
const page = { width: 595.28, height: 841.89, margin: 56, bottom: 64 };
const textWidth = page.width - 2 * page.margin;
const sizes = { title: 20, heading: 12, text: 9.5, small: 8 } as const;
/** Thai has marks above and below its letters. */
const lineHeight = 1.55;
const ink = "#1a1a1a";
const quiet = "#595959";
const rule = "#c4c4c4";

type Style = { size: number; isBold?: boolean; color?: string };
type Placed = Style & { x: number; width: number; atRight?: boolean };
type Cell = Placed & { text: string };

export async function printPapers(
  papers: readonly Paper[],
  fonts: FontBytes,
): Promise<Uint8Array | Uncovered> {
  const { letters, decorations } = findUncovered(JSON.stringify(papers), fonts);
  if (letters) return { uncovered: letters };
  const document = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // The types say that it is a name. Without null PDFKit looks for Helvetica, which has no Thai.
    font: null as unknown as string,
    info: { Title: papers[0]?.title ?? "" },
  });
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, toBuffer(bytes));
  const bytes = collect(document);
  for (const paper of papers) new Sheet(document, without(decorations, paper), fonts).draw();
  document.end();
  return bytes;
}

function without(decorations: readonly string[], paper: Paper): Paper {
  if (decorations.length === 0) return paper;
  const pattern = new RegExp(`[${decorations.join("")}]`, "gu");
  return JSON.parse(JSON.stringify(paper).replace(pattern, ""));
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("error", reject);
    document.on("end", () => {
      const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        all.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(all);
    });
  });
}

/** PDFKit takes an ArrayBuffer or a Uint8Array. */
const toBuffer = (bytes: Uint8Array) => bytes as Uint8Array as Buffer;

/** Draws one paper from the top of a page of its own. */
class Sheet {
  #document: PDFKit.PDFDocument;
  #paper: Paper;
  #fonts: FontBytes;
  #y = 0;
  #pages: number[] = [];

  constructor(document: PDFKit.PDFDocument, paper: Paper, fonts: FontBytes) {
    this.#document = document;
    this.#paper = paper;
    this.#fonts = fonts;
  }

  draw(): void {
    const { title, subtitle, marks, blocks } = this.#paper;
    this.#addPage();
    this.#write(title, { size: sizes.title, isBold: true });
    this.#write(subtitle, { size: sizes.text, color: quiet });
    this.#y += 6;
    for (const mark of marks) {
      this.#write(mark, { size: sizes.text, isBold: true });
      this.#y += 2;
    }
    for (const block of blocks) this.#drawBlock(block);
    this.#drawFeet();
  }

  #drawBlock(block: PaperBlock): void {
    switch (block.kind) {
      case "heading":
        this.#y += 12;
        // Not alone at the foot of a page.
        this.#makeRoom(sizes.heading * lineHeight + 3 * sizes.text * lineHeight);
        this.#write(block.text, { size: sizes.heading, isBold: true });
        this.#y += 2;
        return;
      case "paragraph":
        this.#write(block.text, { size: sizes.text });
        this.#y += 4;
        return;
      case "facts":
        for (const [name, value] of block.rows) this.#row(factCells(name, value));
        this.#y += 8;
        return;
      case "table":
        this.#tableHead(block.head);
        for (const row of block.rows) {
          const cells = tableCells(row, false);
          if (!this.#hasRoom(this.#heightOf(cells))) {
            this.#addPage();
            this.#tableHead(block.head);
          }
          this.#row(cells);
        }
        this.#line();
        return;
      case "signatures":
        for (const signer of block.signers) {
          this.#makeRoom(58);
          this.#y += 38;
          this.#line();
          this.#write(signer, { size: sizes.small, color: quiet });
        }
    }
  }

  #write(text: string, style: Style): void {
    for (const line of this.#linesOf(text, { ...style, x: page.margin, width: textWidth })) {
      this.#makeRoom(style.size * lineHeight);
      this.#drawLine(line, { ...style, x: page.margin, width: textWidth });
      this.#y += style.size * lineHeight;
    }
  }

  /** Again on each page that the table goes on to. */
  #tableHead(head: readonly string[]): void {
    this.#row(tableCells(head, true));
    this.#line();
  }

  #heightOf(cells: readonly Cell[]): number {
    const lines = cells.map((cell) => this.#linesOf(cell.text, cell).length);
    return Math.max(...lines) * sizes.text * lineHeight;
  }

  /** Cells side by side, each as high as it needs. */
  #row(cells: readonly Cell[]): void {
    const height = this.#heightOf(cells);
    this.#makeRoom(height);
    const top = this.#y;
    for (const cell of cells) {
      this.#y = top;
      for (const line of this.#linesOf(cell.text, cell)) {
        this.#drawLine(line, cell);
        this.#y += sizes.text * lineHeight;
      }
    }
    this.#y = top + height;
  }

  #linesOf(text: string, placed: Placed): Run[][] {
    return breakLines(text, this.#paper.locale, placed.width, (runs) => this.#measure(runs, placed));
  }

  #measure(runs: readonly Run[], style: Style): number {
    return runs.reduce((sum, run) => {
      this.#use(run, style);
      return sum + this.#document.widthOfString(run.text);
    }, 0);
  }

  #use({ script }: Run, { size, isBold = false }: Style): void {
    const wanted: PaperFont = isBold && script !== "chinese" ? `${script}-bold` : script;
    const name = this.#fonts[wanted] ? wanted : isBold ? "sans-bold" : "sans";
    this.#document.font(name).fontSize(size);
  }

  #drawLine(runs: readonly Run[], placed: Placed): void {
    let x = placed.atRight ? placed.x + placed.width - this.#measure(runs, placed) : placed.x;
    for (const run of runs) {
      this.#use(run, placed);
      // On one base line, whatever the font's own height is.
      // The Chinese font has one weight, which would look thin beside bold digits. A line around its letters makes it bold.
      const isOutlined = placed.isBold === true && run.script === "chinese";
      this.#document
        .fillColor(placed.color ?? ink)
        .strokeColor(placed.color ?? ink)
        .lineWidth(placed.size * 0.035)
        .text(run.text, x, this.#y + placed.size * 1.15, {
          lineBreak: false,
          baseline: "alphabetic",
          fill: true,
          stroke: isOutlined,
        });
      x += this.#document.widthOfString(run.text);
    }
  }

  #line(): void {
    this.#document
      .moveTo(page.margin, this.#y + 2)
      .lineTo(page.width - page.margin, this.#y + 2)
      .lineWidth(0.5)
      .stroke(rule);
    this.#y += 5;
  }

  #makeRoom(height: number): void {
    if (!this.#hasRoom(height)) this.#addPage();
  }

  #hasRoom(height: number): boolean {
    return this.#y + height <= page.height - page.bottom;
  }

  #addPage(): void {
    this.#document.addPage();
    this.#pages.push(this.#document.bufferedPageRange().count - 1);
    this.#y = page.margin;
  }

  #drawFeet(): void {
    this.#pages.forEach((number, index) => {
      this.#document.switchToPage(number);
      this.#y = page.height - page.bottom + 22;
      const places = { page: String(index + 1), pages: String(this.#pages.length) };
      const foot = { size: sizes.small, color: quiet, x: page.margin, width: textWidth };
      const [line] = this.#linesOf(fillLetter(this.#paper.foot, places), foot);
      if (line) this.#drawLine(line, foot);
    });
  }
}

const gap = 12;

function factCells(name: string, value: string) {
  const width = textWidth * 0.36;
  const rest = { x: page.margin + width + gap, width: textWidth - width - gap };
  return [
    { text: name, size: sizes.text, color: quiet, x: page.margin, width },
    { text: value, size: sizes.text, ...rest },
  ];
}

function tableCells(texts: readonly string[], isBold: boolean) {
  const width = textWidth / texts.length;
  return texts.map((text, index) => ({
    text,
    size: sizes.text,
    isBold,
    atRight: index > 0,
    x: page.margin + index * width,
    width: width - (index > 0 ? 0 : gap),
  }));
}
