/** A file for a partner: its name, its format, and which homes. */
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type FeedChoice,
  type PartnerFeed,
  type PartnerFeedInput,
  partnerCurrencies,
} from "../../../domain/feeds/partner-feed.ts";
import { feedFormats } from "../../../domain/feeds/feed-settings.ts";
import { propertyTypes } from "../../../domain/listings/listing.ts";
import { tenures } from "../../../domain/listings/tenure.ts";
import { areas } from "../../../domain/places/areas.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useFieldProblems } from "../controls/use-field-problems.ts";

type PartnerFeedFormProps = {
  feed: PartnerFeed | null;
  /** The ids of homes by their addresses; undefined for a line that names none. */
  findHome: (line: string) => Promise<string | undefined>;
  save: (input: PartnerFeedInput) => void;
  onCancel: () => void;
  isBusy: boolean;
};

const kinds = ["all", "matching", "chosen"] as const;
const nothing = { areas: [], types: [], tenures: [] } satisfies Partial<FeedChoice>;

export function PartnerFeedForm({ feed, findHome, save, onCancel, isBusy }: PartnerFeedFormProps) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property"]);
  const [name, setName] = useState(feed?.name ?? "");
  const [format, setFormat] = useState<string>(feed?.format ?? "kyero");
  const [currency, setCurrency] = useState<string>(feed?.currency ?? "THB");
  const [kind, setKind] = useState<FeedChoice["kind"]>(feed?.choice.kind ?? "all");
  const [matching, setMatching] = useState(
    feed?.choice.kind === "matching" ? feed.choice : { kind: "matching" as const, ...nothing },
  );
  const [homes, setHomes] = useState(feed?.choice.kind === "chosen" ? feed.choice.homes.join("\n") : "");
  const { form, problems, judge } = useFieldProblems();
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  /** With what is wrong with it. */
  const readChoice = async (): Promise<[choice: FeedChoice, wrong?: Record<string, string>]> => {
    if (kind === "all") return [{ kind }];
    if (kind === "matching") {
      const isTicked = [matching.areas, matching.types, matching.tenures].some((ticked) => ticked.length > 0);
      const choice = { ...matching, kind };
      return isTicked ? [choice] : [choice, { matching: t("admin:feedTexts.partners.nothingTicked") }];
    }
    const ids: string[] = [];
    const missing: string[] = [];
    for (const line of homes.split("\n").map((one) => one.trim())) {
      if (line === "") continue;
      const id = await findHome(line);
      if (id) ids.push(id);
      else missing.push(line);
    }
    const choice = { kind, homes: ids };
    if (missing.length > 0) {
      const lines = missing.join(", ");
      return [
        choice,
        { homes: t("admin:feedTexts.partners.homesMissing", { count: missing.length, lines }) },
      ];
    }
    return ids.length > 0 ? [choice] : [choice, { homes: t("admin:sourceTexts.problems.required") }];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [choice, wrong] = await readChoice();
    const written = feedFormats.find((one) => one === format);
    const paid = partnerCurrencies.find((one) => one === currency);
    if (judge(wrong) && written && paid) save({ name: name.trim(), format: written, currency: paid, choice });
  };
  const ticks = <Value extends string>(
    legend: string,
    field: "areas" | "types" | "tenures",
    options: readonly { value: Value; label: string }[],
  ) => {
    const ticked: readonly string[] = matching[field];
    return (
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{legend}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={ticked.includes(value)}
              onChange={({ target }) =>
                setMatching({
                  ...matching,
                  [field]: target.checked ? [...ticked, value] : ticked.filter((one) => one !== value),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    );
  };
  return (
    <form ref={form} noValidate className="grid max-w-3xl gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("admin:feedTexts.partners.name")}
        name="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problems["name"]}
        required
        minLength={2}
        maxLength={100}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("admin:feedTexts.partners.format")}
          value={format}
          onChange={({ target }) => setFormat(target.value)}
          options={feedFormats.map((value) => ({
            value,
            label: t(`admin:feedTexts.partners.formats.${value}`),
          }))}
        />
        <SelectField
          label={t("admin:feedTexts.partners.currency")}
          hint={t("admin:feedTexts.partners.currencyHint")}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
          options={partnerCurrencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <ChoiceGroup
        legend={t("admin:feedTexts.partners.choice")}
        name="choice"
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? "all")}
        options={kinds.map((value) => ({ value, label: t(`admin:feedTexts.partners.choices.${value}`) }))}
      />
      {kind === "matching" && (
        <div className="grid gap-4">
          <p className="text-sm text-quiet">{t("admin:feedTexts.partners.noneChosen")}</p>
          {problems["matching"] && (
            <p role="alert" data-problem className="text-coral">
              {problems["matching"]}
            </p>
          )}
          {ticks(
            t("admin:feedTexts.partners.areas"),
            "areas",
            areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
          )}
          {ticks(
            t("admin:feedTexts.partners.homeTypes"),
            "types",
            propertyTypes.map((value) => ({ value, label: t(`property:type.${value}`) })),
          )}
          {ticks(
            t("admin:feedTexts.partners.tenures"),
            "tenures",
            tenures.map((value) => ({ value, label: t(`catalogue:tenure.${value}`) })),
          )}
        </div>
      )}
      {kind === "chosen" && (
        <TextArea
          label={t("admin:feedTexts.partners.homes")}
          hint={t("admin:feedTexts.partners.homesHint")}
          value={homes}
          onChange={({ target }) => setHomes(target.value)}
          error={problems["homes"]}
          required
          spellCheck={false}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="gold" isBusy={isBusy}>
          {t("admin:feedTexts.partners.save")}
        </Button>
        <Button look="bare" onClick={onCancel}>
          {t("admin:feedTexts.partners.cancel")}
        </Button>
      </div>
    </form>
  );
}
