/** All articles by kind, with what there is to say of each language. */
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { locales } from "../../../domain/languages/locales.ts";
import { articleKinds } from "../../../domain/site/article.ts";
import type { ListedArticle } from "../../../domain/texts/articles/articles-api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useNavigate } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { Folded } from "../controls/folded.tsx";
import { TextMarks } from "../texts/text-marks.tsx";
import { articlesQuery } from "../texts/articles-query.ts";
import { NewArticle } from "./new-article.tsx";

/** Posts are written most often. */
const order = ["blog", ...articleKinds.filter((kind) => kind !== "blog")] as const;

export function ArticlesList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const navigate = useNavigate();
  const reader = useLocale();
  const asked = { ...articlesQuery(fetchJson, reader), refetchOnMount: "always" } as const;
  const { data, error, refetch } = useQuery(asked);
  const [words, setWords] = useState("");
  const [isOnlyChanged, setIsOnlyChanged] = useState(false);
  const [isNew, setIsNew] = useState(false);
  if (error && !data)
    return <FailureNotice error={error} what={t("admin:articleRoom.failed")} onRetry={refetch} />;
  if (!data) return <output className="block">{t("frame:loading")}</output>;
  const isSearching = words.trim() !== "" || isOnlyChanged;
  const groups = order
    .map((kind) => {
      const all = data.articles.filter((article) => article.kind === kind);
      return { kind, all, found: all.filter((article) => matches(article, words, isOnlyChanged)) };
    })
    .filter(({ all, found }) => (isSearching ? found : all).length > 0);
  return (
    <div className="grid max-w-4xl gap-4">
      <div>
        <Button look="gold" onClick={() => setIsNew(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {t("admin:articleRoom.new.title")}
        </Button>
      </div>
      <search className="mb-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-6">
        <TextField
          label={t("admin:articleRoom.find")}
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
      {groups.length === 0 && <output>{t("admin:writtenTexts.none")}</output>}
      {groups.map(({ kind, all, found }) => (
        <Folded
          // A search opens what it found.
          key={`${kind} ${isSearching}`}
          title={t(`admin:articleRoom.kinds.${kind}`)}
          summary={t("admin:writtenTexts.count", { count: all.length })}
          isOpen={isSearching || kind === "blog"}
        >
          <ul className="grid">
            {found.map((article) => (
              <Row key={article.slug} article={article} />
            ))}
          </ul>
        </Folded>
      ))}
      <NewArticle
        isOpen={isNew}
        fetchJson={fetchJson}
        onClose={() => setIsNew(false)}
        onMade={(name) => void navigate(adminPaths.article(name))}
      />
    </div>
  );
}

function Row({ article: { kind, slug, title, titleLanguage, path, marks } }: { article: ListedArticle }) {
  const { t } = useTranslation("admin");
  return (
    <li className="border-t border-line">
      <Link
        to={adminPaths.article({ kind, slug })}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 hover:text-lamp"
      >
        <span className="min-w-0 wrap-anywhere">
          <span lang={titleLanguage ?? undefined}>{title}</span>
          <span className="block text-sm text-quiet">{path}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {path === null && <Badge tone="coral">{t("articleRoom.address.gone")}</Badge>}
          {locales.map((locale) => (
            <TextMarks key={locale} marks={marks[locale] ?? []} language={locale} />
          ))}
        </span>
      </Link>
    </li>
  );
}

function matches(
  { title, slug, path, marks }: ListedArticle,
  words: string,
  isOnlyChanged: boolean,
): boolean {
  if (isOnlyChanged && Object.keys(marks).length === 0) return false;
  const where = `${title} ${slug} ${path ?? ""}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
