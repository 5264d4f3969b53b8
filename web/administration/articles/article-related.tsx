/** The texts that stand at an article's end: chosen here, or else found by the site. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { mostRelated } from "../../../domain/texts/articles/article-blocks.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { articlesQuery } from "../texts/articles-query.ts";

type ArticleRelatedProps = {
  /** Names, such as `blog/reading-the-minutes`. */
  related: readonly string[];
  ownName: string;
  fetchJson: FetchJson;
  onChange: (related: string[]) => void;
};

export function ArticleRelated({ related, ownName, fetchJson, onChange }: ArticleRelatedProps) {
  const { t } = useTranslation("admin");
  const { data } = useQuery(articlesQuery(fetchJson, useLocale()));
  const texts = (data?.articles ?? []).map((one) => ({ ...one, name: `${one.kind}/${one.slug}` }));
  const find = (name: string) => texts.find((one) => one.name === name);
  const titleOf = (name: string) => find(name)?.title ?? name;
  const others = texts.filter(
    ({ name, address }) => address.slug !== null && name !== ownName && !related.includes(name),
  );
  return (
    <div className="grid gap-2 sm:col-span-2">
      <p className="text-sm font-medium">{t("articleRoom.related.title")}</p>
      {related.length === 0 && <p className="text-sm text-quiet">{t("articleRoom.related.none")}</p>}
      <ol className="grid empty:hidden">
        {related.map((name) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span lang={find(name)?.titleLanguage ?? undefined} className="min-w-0 wrap-anywhere">
              {titleOf(name)}
            </span>
            <Button
              look="bareSmall"
              aria-label={t("articleRoom.related.remove", { title: titleOf(name) })}
              onClick={() => onChange(related.filter((one) => one !== name))}
            >
              {t("articleTexts.takeAway")}
            </Button>
          </li>
        ))}
      </ol>
      {related.length < mostRelated && (
        <SelectField
          label={t("articleRoom.related.add")}
          value=""
          options={[
            { value: "", label: t("articleTexts.choose") },
            ...others.map(({ name, title, kind }) => ({
              value: name,
              label: `${title} (${t(`articleRoom.kinds.${kind}`)})`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => value && onChange([...related, value])}
        />
      )}
    </div>
  );
}
