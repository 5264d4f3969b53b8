/** Reads and saves the articles. The fetcher carries the owner's token. */
import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleKind } from "../../../domain/site/article.ts";
import type {
  AddressChange,
  ArticleChange,
  ArticleVersion,
  AskedAddress,
  OneArticle,
  SavedAddress,
  SavedArticle,
  TypedArticle,
} from "../../../domain/texts/articles/articles-api.ts";
import type { FetchJson } from "../../data/api.ts";
import { articlesKey } from "../texts/articles-query.ts";

export type ArticleName = { kind: ArticleKind; slug: string };

const root = "/api/admin/texts/articles";
const pathOf = ({ kind, slug }: ArticleName) => `${root}/${kind}/${encodeURIComponent(slug)}`;

/** Not refetched while somebody is typing: what was read is the version that the form changes. */
export function oneArticleQuery(fetchJson: FetchJson, name: ArticleName) {
  return queryOptions({
    queryKey: [...articlesKey, name.kind, name.slug],
    queryFn: () => fetchJson<OneArticle>(pathOf(name)),
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function articleHistoryQuery(fetchJson: FetchJson, name: ArticleName, locale: Locale) {
  return queryOptions({
    queryKey: [...articlesKey, name.kind, name.slug, locale, "history"],
    queryFn: async () =>
      (await fetchJson<{ history: ArticleVersion[] }>(`${pathOf(name)}/${locale}/history`)).history,
  });
}

function send<Answer>(fetchJson: FetchJson, method: "PUT" | "POST", path: string, body: unknown) {
  return fetchJson<Answer>(path, { method, body: JSON.stringify(body) });
}

export const saveArticle =
  (fetchJson: FetchJson, name: ArticleName) => (locale: Locale, change: ArticleChange) =>
    send<SavedArticle>(fetchJson, "PUT", `${pathOf(name)}/${locale}`, change);

export const keepArticleDraft =
  (fetchJson: FetchJson, name: ArticleName, locale: Locale) => (draft: TypedArticle & { version: number }) =>
    send<{ version: number }>(fetchJson, "PUT", `${pathOf(name)}/${locale}/draft`, draft);

export const changeAddress = (fetchJson: FetchJson, name: ArticleName, change: AddressChange) =>
  send<SavedAddress>(fetchJson, "PUT", `${pathOf(name)}/address`, change);

/** Refused where the address is taken, before anything is written. */
export const askForAddress = (fetchJson: FetchJson, asked: AskedAddress) =>
  send<{ path: string }>(fetchJson, "POST", `${root}/address`, asked);

export const previewArticle = (fetchJson: FetchJson, name: ArticleName) => async (locale: Locale) =>
  (await send<{ address: string }>(fetchJson, "POST", `${pathOf(name)}/preview`, { locale })).address;
