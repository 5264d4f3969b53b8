/**
 * An exported or forwarded conversation as what was written in it. Names and times of LINE's file, of its copied messages
 * and of WhatsApp go, and what stands for pictures, calls and stickers:
 *
 *     [LINE] Chat history with Somchai
 *     Saved on: 2026/11/27 10:22
 *     2026/11/26 (Thu)
 *     10:22⇥Somchai⇥"Condo for sale
 *     2.9 million"
 */
const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AP]M|\s?น\.)?`;
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const heading = new RegExp(
  `^(?:\\uFEFF?\\[LINE\\].*|(?:Saved on|บันทึกเมื่อ)\\s?[:：].*|(?:\\p{L}[\\p{L}\\p{M}.]{1,10},?\\s)?${day}(?:\\s?\\(?[\\p{L}\\p{M}.]{1,12}\\)?)?)$`,
  "iu",
);
/** "10:22⇥Somchai⇥…", "[26/11/2026, 10:22] Somchai: …", "26/11/2026, 10:22 - Somchai: …". */
const signed = new RegExp(
  `^(?:${time}\\t[^\\t]{1,60}\\t|\\[?${day},?\\s${time}\\]?(?:\\s-)?\\s[^:]{1,60}:\\s)`,
  "iu",
);
/** "10:22 Somchai …", as messages are copied: the name is the word that each message begins with. */
const copied = new RegExp(`^${time}\\s(\\S{1,40})\\s`, "iu");
const noWords =
  /^"?\[?(?:photos?|videos?|stickers?|files?|albums?|location|voice message|call(?: time)?.*|missed call|รูป(?:ภาพ)?|วิดีโอ|สติกเกอร์|ไฟล์|อัลบั้ม|ตำแหน่ง|ข้อความเสียง|unsent a message\.?|ยกเลิก(?:การส่ง)?ข้อความ)\]?"?$/iu;

export function withoutChat(text: string): string {
  const lines = text.split("\n");
  const names = lines.flatMap((line) => copied.exec(line)?.[1] ?? []);
  const hasHeading = lines.some((line) => heading.test(line.trim()));
  const isCopied = names.length > 0 && (hasHeading || (names.length > 1 && new Set(names).size === 1));
  const isSigned = lines.some((line) => signed.test(line));
  if (!isCopied && !isSigned) return text;
  return lines
    .filter((line) => !heading.test(line.trim()))
    .map((line) => messageIn(line, isCopied))
    .filter((message) => !noWords.test(message.trim()))
    .join("\n")
    .trim();
}

/** A message of several lines stands between quotation marks. */
function messageIn(line: string, isCopied: boolean): string {
  const message = line.replace(signed, "");
  const own = message === line && isCopied ? line.replace(copied, "") : message;
  const [first, last] = [own.indexOf('"'), own.lastIndexOf('"')];
  if (first !== last) return own;
  if (first === 0) return own.slice(1);
  return first === own.length - 1 ? own.slice(0, -1) : own;
}
