/** Every text that may be written, by the page that shows it: what is yours, drafted, planned, older or missing. */
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { isOfAllLanguages, isUntitled } from "../../../domain/texts/text-kinds.ts";
import type { ListedText, TextsOverview } from "../../../domain/texts/texts-api.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocation } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { Folded } from "../controls/folded.tsx";
import { nameFact } from "../controls/name-fact.ts";
import { nameText } from "../controls/name-text.ts";
import { TextMarks } from "./text-marks.tsx";
import { textsQuery } from "./texts-api.ts";

type Page = TextsOverview["pages"][number];

export function TextsList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { hash } = useLocation();
  const asked = { ...textsQuery(fetchJson, useLocale()), refetchOnMount: "always" } as const;
  const { data, error, refetch } = useQuery(asked);
  const [words, setWords] = useState("");
  const [isOnlyChanged, setIsOnlyChanged] = useState(false);
  if (error && !data)
    return <FailureNotice error={error} what={t("admin:writtenTexts.failed")} onRetry={refetch} />;
  if (!data) return <output className="block">{t("frame:loading")}</output>;
  const summaryOf = (page: Page) => {
    const { changed, due } = summarise(page);
    return [
      t("admin:writtenTexts.count", { count: page.texts.length }),
      changed > 0 && t("admin:writtenTexts.changed", { count: changed }),
      due > 0 && t("admin:writtenTexts.due", { count: due }),
    ]
      .filter(Boolean)
      .join(" · ");
  };
  const isSearching = words.trim() !== "" || isOnlyChanged;
  const pages = data.pages
    .map((page) => {
      const named = page.texts.map((text) => ({ ...text, title: titleOf(text, t) }));
      return { ...page, texts: named.filter((text) => matches(text, words, isOnlyChanged)) };
    })
    .filter(({ texts }) => texts.length > 0);
  return (
    <div className="grid max-w-4xl gap-4">
      <search className="mb-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-6">
        <TextField
          label={t("admin:writtenTexts.find")}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Checkbox
          label={t("admin:writtenTexts.onlyChanged")}
          checked={isOnlyChanged}
          onChange={({ currentTarget }) => setIsOnlyChanged(currentTarget.checked)}
        />
      </search>
      {pages.length === 0 && <output>{t("admin:writtenTexts.none")}</output>}
      {pages.map((page) => (
        <Folded
          // A search opens what it found.
          key={`${page.page} ${isSearching}`}
          title={t(`admin:writtenTexts.pages.${page.page}`)}
          summary={summaryOf(page)}
          isOpen={isSearching || hash === `#${page.page}`}
        >
          {page.page === "facts" && (
            <Link to={adminPaths.facts} className={`${textLinkStyles} justify-self-start py-1.5`}>
              {t("admin:writtenTexts.factsRoom")}
            </Link>
          )}
          <ul className="grid">
            {page.texts.map((text) => (
              <Row key={`${text.kind} ${text.name}`} text={text} />
            ))}
          </ul>
        </Folded>
      ))}
    </div>
  );
}

function Row({ text: { kind, name, title, titleLanguage, marks } }: { text: ListedText }) {
  const { t } = useTranslation("admin");
  return (
    <li className="border-t border-line">
      <Link
        to={adminPaths.text(kind, name)}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 hover:text-lamp"
      >
        {kind === "list" ? (
          <span className="font-semibold">{t("writtenTexts.list.row")}</span>
        ) : (
          <span className="min-w-0 wrap-anywhere" lang={(!isUntitled(kind) && titleLanguage) || undefined}>
            {title}
          </span>
        )}
        <span className="flex flex-wrap gap-1.5">
          {locales.map((locale) => (
            <TextMarks
              key={locale}
              marks={marks[locale] ?? []}
              {...(!isOfAllLanguages(kind) && { language: locale })}
            />
          ))}
        </span>
      </Link>
    </li>
  );
}

/** The title of a fact is its figure. */
function titleOf({ kind, name, title }: ListedText, t: TFunction<["admin", "frame"]>): string {
  if (kind === "fact") return `${nameFact(name, t)}: ${title}`;
  return isUntitled(kind) ? nameText(kind, name, t) : title;
}

function matches({ title, name, marks }: ListedText, words: string, isOnlyChanged: boolean): boolean {
  if (isOnlyChanged && Object.keys(marks).length === 0) return false;
  const where = `${title} ${name}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

function summarise({ texts }: Page) {
  const marked = (which: (marks: readonly string[]) => boolean) =>
    texts.filter(({ marks }) => Object.keys(marks).some((locale) => which(marks[locale as Locale] ?? [])))
      .length;
  return {
    changed: marked((marks) => marks.includes("own")),
    due: marked((marks) => marks.some((mark) => mark !== "own")),
  };
}
