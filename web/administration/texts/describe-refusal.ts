/** Finds which of its reasons the server refused a text for: its own words are English, for the API. */
import { type TextRefusal, textRefusals } from "../../../domain/texts/text-refusals.ts";

/** Stand where the value and the id do. */
const [value, id] = ["\u0001", "\u0002"];
const signs = /[.*+?^$()|[\]\\{}]/g;
const reasons = (Object.keys(textRefusals) as TextRefusal[]).map((reason) => {
  const words = textRefusals[reason](value, id).replace(signs, "\\$&");
  return [reason, new RegExp(`^body: ${words.replace(value, "(.+)").replace(id, ".+")}$`)] as const;
});

export function describeRefusal(message: string): { reason: TextRefusal; value: string } | undefined {
  for (const [reason, words] of reasons) {
    const found = words.exec(message);
    if (found) return { reason, value: found[1] ?? "" };
  }
  return undefined;
}
