/** On a phone, one part of a long page at a time: below each other they are metres long. Wider screens show them all. */
import { type ReactNode, useState } from "react";
import { joinClasses } from "../../components/join-classes.ts";

type Part = { name: string; label: ReactNode; content: ReactNode };

export function PartChooser({ label, parts }: { label: string; parts: readonly Part[] }) {
  const [chosen, setChosen] = useState(parts[0]?.name);
  return (
    <>
      <nav aria-label={label} className="mb-6 md:hidden">
        <ul className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
          {parts.map(({ name, label: words }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === chosen ? "true" : undefined}
                className="-mb-px min-h-12 cursor-pointer border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-quiet focus-visible:-outline-offset-2 aria-current:border-lamp aria-current:text-paper"
                onClick={() => setChosen(name)}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {parts.map(({ name, content }) => (
          <div key={name} className={joinClasses("grid min-w-0 gap-12", name !== chosen && "max-md:hidden")}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
