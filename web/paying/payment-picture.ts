/** The picture of a payment, to keep or to send on: the code, the amount, the reference and whose account it is. */
import { encode } from "uqr";

const width = 720;
const margin = 40;
const side = width - 2 * margin;

export type PaymentPicture = {
  code: string;
  title: string;
  lines: readonly string[];
  notes: readonly string[];
};

/** As a PNG. */
export function drawPayment({ code, title, lines, notes }: PaymentPicture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  const family = getComputedStyle(document.body).fontFamily;
  const font = (size: number, weight: number) => `${weight} ${size}px ${family}`;
  pen.font = font(26, 400);
  const wrapped = notes.flatMap((note) => wrap(note, (text) => pen.measureText(text).width));
  canvas.width = width;
  canvas.height = margin * 2 + 50 + side + 20 + lines.length * 52 + wrapped.length * 36;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = "black";
  pen.textAlign = "center";
  pen.font = font(32, 600);
  pen.fillText(title, width / 2, margin + 30, side);
  drawCode(pen, code, margin + 50);
  let y = margin + 50 + side + 50;
  pen.font = font(40, 600);
  for (const line of lines) {
    pen.fillText(line, width / 2, y, side);
    y += 52;
  }
  pen.font = font(26, 400);
  for (const line of wrapped) {
    pen.fillText(line, width / 2, y, side);
    y += 36;
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

function drawCode(pen: CanvasRenderingContext2D, code: string, top: number): void {
  const { data, size } = encode(code, { border: 3 });
  const cell = Math.floor(side / size);
  const left = Math.floor((width - cell * size) / 2);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(left + x * cell, top + y * cell, cell, cell);
    }
  }
}

/** Chinese and Thai have no spaces between words, so a line may end after any of their parts. */
function wrap(text: string, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (line !== "" && measure(line + segment) > side) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return line.trim() === "" ? lines : [...lines, line.trim()];
}
