/** The rights to publish from a source, each with its explanation. */
import { useTranslation } from "react-i18next";
import { TextArea } from "../../components/controls/text-area.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { Folded } from "../controls/folded.tsx";
import type { SourceFormPart } from "./source-form-part.ts";

const rights = [
  ["may_keep_images", "mayKeepImages"],
  ["may_show_agents", "mayShowAgents"],
  ["may_show_descriptions", "mayShowDescriptions"],
] as const;

export function SourceRightsFields({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  const isUsual =
    !draft.auto_publish &&
    !draft.may_pass_on &&
    draft.obeys_noindex &&
    rights.every(([field]) => !draft[field]);
  return (
    <Folded title={t("sourceTexts.rights")} {...(isUsual && { summary: t("sourceTexts.rightsFolded") })}>
      <ChoiceGroup
        legend={t("sourceTexts.publishing")}
        name="auto_publish"
        value={String(draft.auto_publish)}
        onChange={(value) => change({ auto_publish: value === "true" })}
        options={[
          {
            value: "false",
            label: t("sourceTexts.publishReview"),
            hint: t("sourceTexts.publishReviewHint"),
          },
          {
            value: "true",
            label: t("sourceTexts.publishAtOnce"),
            hint: t("sourceTexts.publishAtOnceHint"),
          },
        ]}
      />
      <div className="grid gap-1">
        {rights.map(([field, text]) => (
          <Checkbox
            key={field}
            label={
              <>
                {t(`sourceTexts.${text}`)}
                <span className="block text-sm text-quiet">{t(`sourceTexts.${text}Hint`)}</span>
              </>
            }
            checked={draft[field]}
            onChange={({ target }) => change({ [field]: target.checked })}
          />
        ))}
        <Checkbox
          label={
            <>
              {t("feedTexts.mayPassOn")}
              <span className="block text-sm text-quiet">{t("feedTexts.mayPassOnHint")}</span>
            </>
          }
          checked={draft.may_pass_on}
          onChange={({ target }) => change({ may_pass_on: target.checked })}
        />
        <Checkbox
          label={
            <>
              {t("teachTexts.obeysNoindex")}
              <span className="block text-sm text-quiet">{t("teachTexts.obeysNoindexHint")}</span>
            </>
          }
          checked={draft.obeys_noindex}
          onChange={({ target }) => change({ obeys_noindex: target.checked })}
        />
      </div>
      <TextArea
        label={t("teachTexts.legalNote")}
        hint={t("teachTexts.legalNoteHint")}
        value={draft.legal_note}
        onChange={({ target }) => change({ legal_note: target.value })}
        error={problemOf("legal_note")}
        required={!draft.obeys_noindex}
        maxLength={1000}
      />
    </Folded>
  );
}
