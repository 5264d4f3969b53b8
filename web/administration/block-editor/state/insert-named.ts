/** Puts in what was chosen from the list. What has settings is asked about first. */
import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { Asked } from "../dialogs/asked.ts";
import type { Insertable } from "../dialogs/insertable.tsx";
import { schema } from "../document/schema.ts";
import { insertBlock, makeHeading, makeList, makeQuote } from "./commands.ts";

const { nodes } = schema;
const paragraph = () => nodes.paragraph.create();

export function insertNamed(name: Insertable, view: EditorView): Asked | undefined {
  const put = (node: Node) => void view.dispatch(insertBlock(view.state, node));
  switch (name) {
    case "picture":
      return { about: "pick" };
    case "token":
      return { about: "token", run: undefined };
    case "call":
    case "fact":
    case "home":
    case "video":
    case "calculator":
    case "withholding-table":
      return { about: "card", type: name, block: undefined };
    case "heading":
      return void makeHeading(2)(view.state, view.dispatch);
    case "bullets":
    case "numbers":
    case "steps":
    case "checklist":
      return void makeList(name)(view.state, view.dispatch);
    case "quote":
      return void makeQuote(view.state, view.dispatch);
    case "table":
      return put(emptyTable(3, 2));
    case "question":
      return put(nodes.question.create(null, [nodes.asked.create(), paragraph()]));
    case "note":
    case "warning":
    case "law":
    case "sample":
      return put(nodes.box.create({ kind: name }, paragraph()));
    case "if-all-carries":
      return put(nodes.clause.create(null, paragraph()));
    case "company":
    case "people":
      return put(nodes.card.create({ block: { type: name } }));
  }
}

function emptyTable(rows: number, columns: number): Node {
  const cells = Array.from({ length: columns }, () => nodes.cell.create());
  const row = nodes.row.create(null, cells);
  return nodes.table.create(null, Array<Node>(rows).fill(row));
}
