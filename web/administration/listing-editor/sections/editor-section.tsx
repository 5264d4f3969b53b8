/**
 * A part of the editor. On desks all are open, on phones the first: they open one by one like steps. Its fields are made
 * when it opens, because a slow phone would need a second for those of all parts.
 */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SectionName, sectionNames } from "./section-names.ts";

export function EditorSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation("admin");
  const [isOpen, setOpen] = useState(
    () => name === sectionNames[0] || window.matchMedia("(min-width: 64rem)").matches,
  );
  const [isMade, setMade] = useState(isOpen);
  if (isOpen && !isMade) setMade(true);
  return (
    <details
      id={`section-${name}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/section rounded-card border border-line bg-raised"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-card px-5 py-3">
        <h2 className="font-sans text-lg font-semibold">{t(`editorTexts.section.${name}`)}</h2>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-quiet transition-transform group-open/section:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {isMade && <div className="grid gap-5 p-5 pt-1">{children}</div>}
    </details>
  );
}
