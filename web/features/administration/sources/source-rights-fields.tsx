/** What of a source becomes public, each right with what it does. */
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../components/checkbox.tsx";
import { ChoiceGroup } from "../../components/choice-group.tsx";
import { Folded } from "./folded.tsx";
import type { SourceFormPart } from "./source-form-part.ts";

const rights = [
  ["may_keep_images", "mayKeepImages"],
  ["may_show_agents", "mayShowAgents"],
  ["may_show_descriptions", "mayShowDescriptions"],
] as const;

export function SourceRightsFields({ draft, change }: SourceFormPart) {
  const { t } = useTranslation();
  const isUsual = !draft.auto_publish && rights.every(([field]) => !draft[field]);
  return (
    <Folded
      title={t("admin.sourceTexts.rights")}
      {...(isUsual && { summary: t("admin.sourceTexts.rightsFolded") })}
    >
      <ChoiceGroup
        legend={t("admin.sourceTexts.publishing")}
        name="auto_publish"
        value={String(draft.auto_publish)}
        onChange={(value) => change({ auto_publish: value === "true" })}
        options={[
          {
            value: "false",
            label: t("admin.sourceTexts.publishReview"),
            hint: t("admin.sourceTexts.publishReviewHint"),
          },
          {
            value: "true",
            label: t("admin.sourceTexts.publishAtOnce"),
            hint: t("admin.sourceTexts.publishAtOnceHint"),
          },
        ]}
      />
      <div className="grid gap-1">
        {rights.map(([field, text]) => (
          <Checkbox
            key={field}
            label={
              <>
                {t(`admin.sourceTexts.${text}`)}
                <span className="block text-sm text-quiet">{t(`admin.sourceTexts.${text}Hint`)}</span>
              </>
            }
            checked={draft[field]}
            onChange={({ target }) => change({ [field]: target.checked })}
          />
        ))}
      </div>
    </Folded>
  );
}
