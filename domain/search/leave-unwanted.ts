/** A negation in a search is not a filter: "no quota" stays two words. */
import { type Token, isMeant } from "./split-search.ts";

export function leaveUnwanted(tokens: readonly Token[]): Token[] {
  let isUnwanted = false;
  return tokens.map((token) => {
    if (isMeant(token, "not")) {
      isUnwanted = true;
      return { kind: "word", text: token.text };
    }
    if (isMeant(token, "filler")) return token;
    const left = isUnwanted && isFact(token);
    isUnwanted = false;
    return left ? { kind: "word", text: token.text } : token;
  });
}

function isFact(token: Token): boolean {
  const facts = /^(area|type|status|tenure|amenity|in instalments)\b/;
  return token.kind === "phrase" && token.meanings.some((one) => facts.test(one));
}
