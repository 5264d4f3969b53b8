/** The entries of a collection: moved, taken away, put back by buttons, and new ones begun. */
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { intlTags } from "../../../../domain/languages/locales.ts";
import type { Faq } from "../../../../domain/site/article.ts";
import {
  type Collection,
  type ListBody,
  arrange,
  entryKind,
  groupOf,
  idsIn,
} from "../../../../domain/texts/collections.ts";
import type { ListedText } from "../../../../domain/texts/texts-api.ts";
import { Button } from "../../../components/controls/button.tsx";
import type { FetchJson } from "../../../data/api.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { NewEntry } from "../new-entry.tsx";
import { placesQuery, shippedFaqQuery, textsQuery } from "../texts-api.ts";

type ListFieldsProps = {
  collection: Collection;
  body: ListBody;
  onChange: (body: ListBody) => void;
  fetchJson: FetchJson;
};

type Entry = ListedText & { id: string; group: string };
type Group = { id: string; title: string };

export function ListFields({ collection, body, onChange, fetchJson }: ListFieldsProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const reader = useLocale();
  const { data: texts, error, refetch } = useQuery(textsQuery(fetchJson, reader));
  const faq = useQuery({ ...shippedFaqQuery(fetchJson, reader), enabled: collection === "faq" });
  const places = useQuery({ ...placesQuery(fetchJson), enabled: collection === "glossary" });
  const [said, setSaid] = useState("");
  if (error && !texts) return <FailureNotice error={error} onRetry={refetch} />;
  if (!texts || (collection === "faq" && !faq.data)) return <output>{t("frame:loading")}</output>;
  const groups = groupsOf(faq.data);
  const kind = entryKind[collection];
  const listed = texts.pages.flatMap((page) => page.texts).filter((text) => text.kind === kind);
  const entries = listed.map((text): Entry => ({
    ...text,
    id: text.name,
    group: groupNameOf(text.name, faq.data, groups),
  }));
  const isOrdered = collection !== "glossary";
  const sorted = isOrdered
    ? arrange(entries, { ...body, hidden: "" })
    : entries.toSorted((one, other) => one.title.localeCompare(other.title, intlTags[reader]));
  const hidden = new Set(idsIn(body.hidden));
  const inGroups = groups.map((group) => ({
    group,
    entries: sorted.filter((one) => one.group === group.id),
  }));
  const order = inGroups.flatMap((one) => one.entries.map(({ id }) => id));

  function move(entry: Entry, by: -1 | 1) {
    const beside = inGroups.find(({ group }) => group.id === entry.group)?.entries ?? [];
    const from = beside.findIndex(({ id }) => id === entry.id);
    const other = beside[from + by];
    if (!other) return;
    const swapped = order.map((id) => (id === entry.id ? other.id : id === other.id ? entry.id : id));
    onChange({ ...body, order: swapped.join(" ") });
    setSaid(t("admin:writtenTexts.list.moved", { place: from + by + 1, count: beside.length }));
  }

  function hide({ id }: Entry, isHidden: boolean) {
    const others = idsIn(body.hidden).filter((one) => one !== id);
    onChange({ ...body, hidden: [...others, ...(isHidden ? [id] : [])].join(" ") });
    setSaid(t(isHidden ? "admin:writtenTexts.list.isHidden" : "admin:writtenTexts.list.isShown"));
  }

  return (
    <div className="grid gap-6">
      <p className="text-sm text-quiet">{t(`admin:writtenTexts.list.lead.${collection}`)}</p>
      <output className="sr-only">{said}</output>
      {inGroups.map(({ group, entries: beside }) => (
        <section key={group.id} aria-label={group.title || undefined}>
          {group.title && <h3 className="mb-1 font-semibold">{group.title}</h3>}
          <ol className="grid">
            {beside.map((entry, index) => (
              <li key={entry.id} className="grid gap-1 border-t border-line py-2">
                <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <Link
                    to={adminPaths.text(kind, entry.name)}
                    lang={entry.titleLanguage ?? undefined}
                    className={`min-w-0 flex-1 basis-56 py-1 wrap-anywhere hover:text-lamp ${hidden.has(entry.id) ? "text-quiet line-through" : ""}`}
                  >
                    {entry.title}
                  </Link>
                  <span className="flex gap-1.5">
                    {isOrdered && (
                      <>
                        <Button
                          look="quietSmall"
                          aria-label={t("admin:writtenTexts.list.up", { title: entry.title })}
                          aria-disabled={index === 0 || undefined}
                          className="aria-disabled:opacity-40"
                          onClick={() => move(entry, -1)}
                        >
                          <ArrowUp aria-hidden="true" className="size-5" />
                        </Button>
                        <Button
                          look="quietSmall"
                          aria-label={t("admin:writtenTexts.list.down", { title: entry.title })}
                          aria-disabled={index === beside.length - 1 || undefined}
                          className="aria-disabled:opacity-40"
                          onClick={() => move(entry, 1)}
                        >
                          <ArrowDown aria-hidden="true" className="size-5" />
                        </Button>
                      </>
                    )}
                    <Button
                      look="quietSmall"
                      aria-label={t(
                        hidden.has(entry.id)
                          ? "admin:writtenTexts.list.showOf"
                          : "admin:writtenTexts.list.hideOf",
                        { title: entry.title },
                      )}
                      onClick={() => hide(entry, !hidden.has(entry.id))}
                    >
                      {t(
                        hidden.has(entry.id)
                          ? "admin:writtenTexts.list.show"
                          : "admin:writtenTexts.list.hide",
                      )}
                    </Button>
                  </span>
                </div>
                {places.data && <Uses titles={titlesOf(places.data.terms[entry.id])} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <NewEntry {...{ collection, groups }} names={entries.map(({ name }) => name)} />
    </div>
  );
}

/** A term in use cannot be taken away: this says which texts to change first. */
function Uses({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation("admin");
  if (titles.length === 0) return null;
  const named = titles.slice(0, mostNamed).join(", ");
  const more = titles.length - mostNamed;
  return (
    <p className="text-sm wrap-anywhere text-quiet">
      {t("writtenTexts.list.usedIn", { titles: more > 0 ? `${named}, +${more}` : named })}
    </p>
  );
}

const mostNamed = 2;

function titlesOf(places: readonly { in: string; title?: string }[] = []): string[] {
  return places.flatMap(({ title }) => (title === undefined ? [] : [title]));
}

/** Collections without groups have one without a name. */
function groupsOf(faq: Faq | undefined): Group[] {
  return faq ? faq.groups.map(({ id, title }) => ({ id, title })) : [{ id: "", title: "" }];
}

function groupNameOf(name: string, faq: Faq | undefined, groups: readonly Group[]): string {
  const ours = faq?.groups.find(({ questions }) => questions.some(({ id }) => id === name));
  return (
    ours?.id ??
    groupOf(
      name,
      groups.map(({ id }) => id),
    ) ??
    groups[0]?.id ??
    ""
  );
}
