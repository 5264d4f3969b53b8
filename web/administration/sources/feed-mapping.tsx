/** What the columns and the types of a feed are with us. */
import { useTranslation } from "react-i18next";
import { feedFields, guessField } from "../../../domain/feeds/feed-fields.ts";
import { type FeedKind, feedKinds, type FeedSettings, typeKey } from "../../../domain/feeds/feed-settings.ts";
import { languageOptions } from "../../../domain/languages/locales.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import { feedTexts } from "../../i18n/en/admin/feed-texts.ts";
import { Folded } from "../controls/folded.tsx";

export type SeenInFile = { columns: { name: string; sample?: string | undefined }[]; types: string[] };

type FeedMappingProps = { feed: FeedSettings; seen: SeenInFile; change: (feed: FeedSettings) => void };

type PlainField = keyof typeof feedTexts.fields;
const isPlain = (field: string): field is PlainField => field in feedTexts.fields;

export function FeedMapping({ feed, seen, change }: FeedMappingProps) {
  const { t } = useTranslation("admin");
  const nameOf = (field: string) => {
    const [base = "", locale] = field.split(".");
    const name = isPlain(base) ? t(`feedTexts.fields.${base}`) : base;
    return locale ? `${name} (${languageOptions.find(({ code }) => code === locale)?.name ?? locale})` : name;
  };
  const named = Object.keys(feed.columns).filter((column) =>
    seen.columns.every(({ name }) => name !== column),
  );
  const columns = [...seen.columns, ...named.map((name) => ({ name, sample: undefined }))];
  const known = new Map(Object.entries(feed.types).map(([type, kind]) => [typeKey(type), kind] as const));
  const types = [...new Set([...seen.types.map(typeKey), ...known.keys()])];
  const fields = [
    { value: "", label: t("feedTexts.notRead") },
    ...feedFields.map((field) => ({ value: field, label: nameOf(field) })),
  ];
  return (
    <>
      {feed.format === "csv" && (
        <Folded title={t("feedTexts.mapping")}>
          <p className="text-sm text-quiet">
            {t(columns.length > 0 ? "feedTexts.mappingHint" : "feedTexts.noColumns")}
          </p>
          <ul className="grid gap-4 sm:grid-cols-2">
            {columns.map(({ name, sample }) => (
              <li key={name} className="min-w-0">
                <SelectField
                  label={name}
                  hint={sample ? `${t("feedTexts.example")} “${sample}”` : undefined}
                  value={feed.columns[name] ?? guessField(name) ?? ""}
                  onChange={({ target }) =>
                    change({ ...feed, columns: { ...feed.columns, [name]: target.value } })
                  }
                  options={fields}
                />
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {types.length > 0 && (
        <Folded title={t("feedTexts.types")}>
          <p className="text-sm text-quiet">{t("feedTexts.typesHint")}</p>
          <ul className="grid gap-4 sm:grid-cols-2">
            {types.map((type) => (
              <li key={type} className="min-w-0">
                <SelectField
                  label={type}
                  value={known.get(type) ?? "ask"}
                  onChange={({ target }) => {
                    const kind = feedKinds.find((one) => one === target.value);
                    change({
                      ...feed,
                      types: { ...Object.fromEntries(known), ...(kind && { [type]: kind }) },
                    });
                  }}
                  options={(["ask", ...feedKinds] as const)
                    .filter((kind) => kind !== "ask" || !known.has(type))
                    .map((kind: FeedKind | "ask") => ({
                      value: kind,
                      label: t(`feedTexts.typeKinds.${kind}`),
                    }))}
                />
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  );
}
