/** A paper on the screen: the same blocks as in its PDF. */
import type { Paper, PaperBlock } from "../../domain/papers/paper.ts";
import { intlTags } from "../../domain/languages/locales.ts";

type PaperViewProps = {
  paper: Paper;
  /** It is all that a page is for, so its title is the page's. */
  isWholePage?: boolean;
};

export function PaperView({ paper, isWholePage = false }: PaperViewProps) {
  const Title = isWholePage ? "h1" : "p";
  return (
    <article
      lang={intlTags[paper.locale].slice(0, 2)}
      aria-label={paper.title}
      className="grid gap-4 rounded-card border border-line p-4 sm:p-6"
    >
      <header className="grid gap-2">
        <Title className="text-2xl">{paper.title}</Title>
        <p className="text-sm text-quiet">{paper.subtitle}</p>
        {paper.marks.map((mark) => (
          <p key={mark} className="font-semibold">
            {mark}
          </p>
        ))}
      </header>
      {paper.blocks.map((block, index) => (
        // A paper never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: PaperBlock }) {
  switch (block.kind) {
    case "heading":
      return <p className="mt-2 text-lg font-semibold">{block.text}</p>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "facts":
      return (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {block.rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className="tabular mb-2 break-words sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <PaperTable {...block} />;
    case "signatures":
      return (
        <ul className="grid gap-8 pt-6 text-sm text-quiet">
          {block.signers.map((signer, index) => (
            // Two witnesses have the same line.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="border-t border-line pt-1">
              {signer}
            </li>
          ))}
        </ul>
      );
  }
}

/** On a phone, a row of four columns or more is a list: there is no room for them beside each other. */
function PaperTable({ head, rows }: Extract<PaperBlock, { kind: "table" }>) {
  const isList = head.length > 3;
  const row = isList ? "block py-2 sm:table-row sm:py-0" : "";
  const cell = isList ? "flex justify-between gap-4 sm:table-cell sm:pl-2 sm:text-right" : "pl-2 text-right";
  return (
    <table className={`tabular w-full text-left text-sm ${isList ? "block sm:table" : ""}`}>
      <thead className={`text-quiet ${isList ? "sr-only sm:not-sr-only sm:table-header-group" : ""}`}>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={column > 0 ? "text-right" : ""}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isList ? "block sm:table-row-group" : ""}>
        {rows.map(([first = "", ...rest], index) => (
          // An instalment may be paid in parts, so its name may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} className={`border-t border-line ${row}`}>
            <th
              scope="row"
              className={
                isList ? "block font-semibold sm:table-cell sm:py-1.5 sm:font-normal" : "py-1.5 font-normal"
              }
            >
              {first}
            </th>
            {rest.map((text, column) => (
              <td key={head[column + 1]} className={cell}>
                {isList && (
                  <span aria-hidden="true" className="text-quiet sm:hidden">
                    {head[column + 1]}
                  </span>
                )}
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
