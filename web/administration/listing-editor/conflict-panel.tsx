/** Both values of each field that two people changed. Nothing is saved until one is chosen. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../visitor/use-locale.ts";
import { Button } from "../../components/controls/button.tsx";
import { describeValue } from "../scraping/describe-value.ts";
import { nameField } from "../scraping/name-field.ts";
import { useEditor, useEditorValue } from "./state/editor-context.ts";

export function ConflictPanel() {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property", "amenities", "ownership"]);
  const locale = useLocale();
  const { session } = useEditor();
  const conflicts = useEditorValue(({ state }) => state.conflicts);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = conflicts.length > 0;
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const describe = (field: string, value: unknown, other: unknown) =>
    describeValue({ field, value, other }, t, locale) || t("admin:listingTexts.empty");
  return (
    <section
      aria-labelledby="conflicts"
      className="grid gap-4 rounded-card border border-coral bg-raised p-5"
    >
      <h2 id="conflicts" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {t("admin:editorTexts.conflicts")}
      </h2>
      <p className="text-quiet">{t("admin:editorTexts.conflictsHint")}</p>
      <ul className="grid gap-4">
        {conflicts.map(({ field, mine, theirs }) => {
          const name = nameField(field, t);
          return (
            <li key={field} className="grid gap-2 border-t border-line pt-4">
              <h3 className="font-sans text-base font-semibold">{name}</h3>
              <div className="grid gap-3 sm:grid-cols-2">
                {(
                  [
                    ["mine", mine, theirs],
                    ["theirs", theirs, mine],
                  ] as const
                ).map(([whose, value, other]) => (
                  <div
                    key={whose}
                    className="grid content-between gap-2 rounded-field border border-line p-3"
                  >
                    <p className="break-words whitespace-pre-line">
                      <span className="block text-sm text-quiet">{t(`admin:editorTexts.${whose}`)}</span>
                      {describe(field, value, other)}
                    </p>
                    <Button
                      look="quietSmall"
                      className="justify-self-start"
                      aria-label={`${t(`admin:editorTexts.take.${whose}`)}: ${name}`}
                      onClick={() => session.choose(field, whose === "theirs")}
                    >
                      {t(`admin:editorTexts.take.${whose}`)}
                    </Button>
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
