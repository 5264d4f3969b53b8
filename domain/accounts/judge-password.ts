/**
 * Why a new password is too weak, in the words of Supabase Auth (`length`, `pwned`). The site checks this itself,
 * because Supabase asks its list of leaked passwords only on a paid plan.
 */
import { commonWords } from "./common-passwords.ts";

export const minPasswordLength = 10;

export type WeakReason = "length" | "pwned";

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const rows = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"];
/** Fewer different characters than this are a pattern, not a password. */
const fewestDifferent = 5;

/** `names` are facts that others know of the person, such as the email address. */
export function judgePassword(password: string, names: readonly string[] = []): WeakReason[] {
  const reasons: WeakReason[] = [];
  if ([...password].length < minPasswordLength) reasons.push("length");
  if (isEasyToGuess(password.toLowerCase(), names)) reasons.push("pwned");
  return reasons;
}

function isEasyToGuess(password: string, names: readonly string[]): boolean {
  if (new Set(password).size < fewestDifferent) return true;
  const word = password.replaceAll(/^[^a-z]+|(?<![\d\W_])[\d\W_]+$/g, "");
  const read = [...word].map((sign) => leet[sign] ?? sign).join("");
  const known = names
    .flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/))
    .filter((name) => name.length > 3);
  if ([word, read].some((text) => known.includes(text))) return true;
  if ([word, read].some((text) => isMadeOf(text, commonWords))) return true;
  return isMadeOf(password, sequences);
}

/** True when the whole text is a few of these words, one after the other. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  if (text === "") return false;
  const reachable = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!reachable.has(start)) continue;
    for (let end = start + 3; end <= Math.min(text.length, start + 12); end += 1) {
      if (words.has(text.slice(start, end))) reachable.add(end);
    }
  }
  return reachable.has(text.length);
}

/** Runs of neighbours on the keyboard, in the alphabet and of digits, both ways. */
const sequences: ReadonlySet<string> = new Set(
  rows
    .flatMap((row) => [row, [...row].toReversed().join("")])
    .flatMap((row) =>
      [3, 4, 5, 6, 7, 8, 9, 10].flatMap((length) =>
        Array.from({ length: Math.max(0, row.length - length + 1) }, (_, at) => row.slice(at, at + length)),
      ),
    ),
);
