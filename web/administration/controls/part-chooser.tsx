/**
 * On a phone, one part of a long page at a time: below each other they are metres long. Wider screens show them all. The
 * part is in the address, as the id of its heading, so that a reload and a link lead to it.
 */
import type { ReactNode } from "react";
import { joinClasses } from "../../components/join-classes.ts";
import { useLocation, useNavigate } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";

/** `waiting` counts what waits there for somebody. */
type Part = { name: string; label: string; waiting?: number | undefined; content: ReactNode };

export function PartChooser({ label, parts }: { label: string; parts: readonly Part[] }) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = (parts.find(({ name }) => `#${name}` === hash) ?? parts[0])?.name;
  const choose = (name: string) =>
    void navigate(`${pathname}${search}#${name}`, { replace: true, keepsPlace: true });
  return (
    <>
      <nav aria-label={label} className="mb-6 md:hidden">
        <ul className="flex flex-wrap gap-x-1 border-b border-line">
          {parts.map(({ name, label: words, waiting = 0 }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === chosen ? "true" : undefined}
                className="min-h-12 cursor-pointer border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-quiet focus-visible:-outline-offset-2 aria-current:border-lamp aria-current:text-paper"
                onClick={() => choose(name)}
              >
                {waiting > 0 ? `${words} ${formatNumber(waiting, locale)}` : words}
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
