/** Every save: by whom, with the values before and after. A former value can be restored and is saved like any edit. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ListingSave } from "../../../../domain/listings/editable-listing.ts";
import {
  type ListingField,
  type ListingFields,
  emptyListing,
  listingFieldNames,
} from "../../../../domain/listings/listing-fields.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { FieldValue } from "../../scraping/field-value.tsx";
import { compareFields, nameField } from "../../scraping/name-field.ts";
import { historyKey } from "../editor-api.ts";
import { useEditor, useEditorValue } from "../state/editor-context.ts";
import { nameSource } from "../../scraping/name-source.ts";

export function HistorySection() {
  const { t } = useTranslation("admin");
  const { api } = useEditor();
  const isStored = useEditorValue(({ state }) => state.stored !== null);
  const {
    data: saves,
    error,
    refetch,
  } = useQuery({
    queryKey: historyKey(api.id),
    queryFn: api.readHistory,
    enabled: isStored,
  });
  if (!isStored) return <p className="text-quiet">{t("editorTexts.noHistory")}</p>;
  return (
    <>
      <FailureNotice error={error} onRetry={refetch} />
      <ol className="grid gap-4 empty:hidden">
        {saves?.map((save) => (
          <SaveItem key={save.id} save={save} />
        ))}
      </ol>
    </>
  );
}

function SaveItem({ save }: { save: ListingSave }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { session } = useEditor();
  const fields = Object.keys(save.after).toSorted(compareFields);
  const former = formerValues(save);
  const isBack = useEditorValue(({ state: { values } }) =>
    (Object.keys(former) as ListingField[]).every(
      (name) => JSON.stringify(values[name]) === JSON.stringify(former[name]),
    ),
  );
  const isFirst = Object.keys(save.before).length === 0;
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p>
        <span className="font-semibold">
          {save.name || t(`editorTexts.${isFirst ? "added" : "changed"}`)}
        </span>{" "}
        <span className="text-sm text-quiet">
          {t(save.is_run ? "editorTexts.byRun" : "editorTexts.by", {
            name: save.is_run ? nameSource(save.by ?? "–", t) : (save.by ?? "–"),
            time: formatTime(save.at, locale),
          })}
        </span>
      </p>
      {!isFirst && (
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
          {fields.map((field) => (
            <div key={field} className="contents">
              <dt className="text-quiet">{nameField(field, t)}</dt>
              <dd className="min-w-0 break-words">
                <del className="text-quiet">
                  <FieldValue field={field} value={save.before[field]} other={save.after[field]} />
                </del>{" "}
                →{" "}
                <ins className="no-underline">
                  <FieldValue field={field} value={save.after[field]} other={save.before[field]} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {Object.keys(former).length > 0 && (
        <Button
          look="quietSmall"
          className="justify-self-start"
          isOff={isBack}
          onClick={() => session.set(former)}
        >
          {t("editorTexts.takeBack")}
        </Button>
      )}
    </li>
  );
}

/** Only what the editor edits. A field that was not there before is emptied. */
function formerValues({ before }: ListingSave): Partial<ListingFields> {
  const names = listingFieldNames.filter((name) => name in before && name !== "publication");
  return Object.fromEntries(names.map((name) => [name, before[name] ?? emptyListing[name] ?? ""]));
}
