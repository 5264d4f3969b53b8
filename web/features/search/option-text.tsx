/** The text of an option: a page, the filters as they were read, a home, or a text with the searched words marked. */
import { useTranslation } from "react-i18next";
import { buildingName } from "../../../domain/buildings/building.ts";
import { readListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useFilterNames } from "../../visitor/use-filter-names.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import type { Option } from "./list-options.ts";
import { markWords } from "./mark-words.ts";

export function OptionText({ option, typed }: { option: Option; typed: string }) {
  const areaName = useAreaName();
  const nameOf = useListingName();
  const locale = useLocale();
  const { t } = useTranslation("search");
  if (option.kind === "page") {
    return <Titled title={t(`pages.${option.page}`)} note={t(`pageNotes.${option.page}`)} typed={typed} />;
  }
  if (option.kind === "text") {
    return <Titled title={option.text.title} note={option.text.note} typed={typed} />;
  }
  if (option.kind === "home") {
    const { home } = option;
    const place = [home.address.state, areaName(home.area) ?? home.address.city[0]]
      .filter(Boolean)
      .join(", ");
    return <Titled title={nameOf(home)} note={place} typed={typed} />;
  }
  if (option.kind === "building") {
    const { building } = option;
    return (
      <Titled title={buildingName(building, locale)} note={areaName(building.area) ?? ""} typed={typed} />
    );
  }
  return <Reading option={option} />;
}

function Reading({ option }: { option: Extract<Option, { total: number }> }) {
  const { t } = useTranslation("catalogue");
  const query = readListingQuery(new URLSearchParams(option.to.split("?")[1]));
  const names = useFilterNames(query);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {names.map(({ text }) => (
        <span key={text} className="rounded-full border border-line px-3 py-0.5 text-sm">
          {text}
        </span>
      ))}
      <span className="tabular font-medium text-lamp">{t("count", { count: option.total })}</span>
    </span>
  );
}

function Titled({ title, note, typed }: { title: string; note: string; typed: string }) {
  return (
    <>
      {markWords(title, typed).map(({ at, text, isMarked }) =>
        isMarked ? (
          <mark key={at} className="bg-transparent text-lamp">
            {text}
          </mark>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
      {note && <span className="line-clamp-2 text-sm text-quiet">{note}</span>}
    </>
  );
}
