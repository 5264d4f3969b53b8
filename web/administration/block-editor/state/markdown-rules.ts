/** What people type out of habit: "## ", "- ", "1. ", "[] ", "> ". */
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import { schema } from "../document/schema.ts";

const { nodes, marks } = schema;

const list = (pattern: RegExp, style: string) => wrappingInputRule(pattern, nodes.list, { style });

/** `**words**` and `*words*`. */
function marked(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = "", words = ""] = match;
    const from = start + before.length;
    const mayHold = state.doc.resolve(start).parent.type.allowsMarkType(mark);
    // A figure between the stars is one of these signs.
    if (!mayHold || whole.includes("\ufffc")) return null;
    return state.tr
      .replaceWith(from, end, schema.text(words, [...state.selection.$from.marks(), mark.create()]))
      .removeStoredMark(mark);
  });
}

export const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, (match) => ({ level: match[1]?.length })),
    list(/^\s*[-*]\s$/, "bullets"),
    list(/^\s*1[.)]\s$/, "numbers"),
    wrappingInputRule(/^\s*\[\s?\]\s$/, nodes.list, () => ({
      style: "checklist",
      id: `list-${crypto.randomUUID().slice(0, 8)}`,
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    marked(/(^|[^*])\*\*([^*\s][^*]*)\*\*$/, marks.strong),
    marked(/(^|[^*])\*([^*\s][^*]*)\*$/, marks.emphasis),
  ],
});
