/** Who a referrer is and what they are promised. Changed terms count for enquiries to come. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isLocale, languageOptions } from "../../../domain/languages/locales.ts";
import type { Referrer } from "../../../domain/referrals/referrals-api.ts";
import { codePattern } from "../../../domain/referrals/referral.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";
import { NumberField } from "../controls/number-field.tsx";
import { useFieldProblems } from "../controls/use-field-problems.ts";
import { useTypedWarning } from "../controls/use-typed-warning.ts";

type ReferrerFormProps = {
  /** Of the form to join, or the referrer as it is. */
  known?: Pick<Referrer, "name" | "email" | "phone" | "locale">;
  referrer?: Referrer;
  isBusy: boolean;
  onSave: (saved: object) => void;
};

export function ReferrerForm({ known, referrer, isBusy, onSave }: ReferrerFormProps) {
  const { t } = useTranslation("admin");
  const person = referrer ?? known;
  const commission = useOwnTerm("affiliate-commission");
  const validMonths = useOwnTerm("affiliate-valid");
  const [isShare, setShare] = useState(Boolean(referrer?.commissionPercent));
  const { form, problems, judge } = useFieldProblems();
  const { typing, forget } = useTypedWarning();
  const read = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const locale = text("locale");
    const reward = Number(text("reward"));
    return {
      ...(referrer ? { hasEnded: typed.has("hasEnded"), version: referrer.version } : { code: text("code") }),
      name: text("name"),
      email: text("email"),
      phone: text("phone"),
      locale: isLocale(locale) ? locale : "en",
      commissionBaht: isShare ? null : reward,
      commissionPercent: isShare ? reward : null,
      validMonths: Number(text("validMonths")),
    };
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      {...typing}
      onSubmit={(event) => {
        event.preventDefault();
        if (!judge()) return;
        forget();
        onSave(read(new FormData(event.currentTarget)));
      }}
    >
      <TextField
        label={t("referralTexts.name")}
        name="name"
        error={problems["name"]}
        defaultValue={person?.name}
        maxLength={120}
        required
      />
      {!referrer && (
        <TextField
          label={t("referralTexts.code")}
          hint={t("referralTexts.codeHint")}
          name="code"
          error={problems["code"]}
          pattern={codePattern.source.slice(1, -1)}
          autoCapitalize="none"
          required
        />
      )}
      <TextField
        label={t("referralTexts.email")}
        hint={t("referralTexts.emailHint")}
        name="email"
        error={problems["email"]}
        type="email"
        defaultValue={person?.email ?? ""}
        maxLength={254}
      />
      <TextField
        label={t("referralTexts.phone")}
        name="phone"
        type="tel"
        defaultValue={person?.phone ?? ""}
        maxLength={120}
      />
      <SelectField
        label={t("referralTexts.language")}
        name="locale"
        defaultValue={person?.locale ?? "en"}
        options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        label={t("referralTexts.kind")}
        value={isShare ? "share" : "sum"}
        onChange={({ currentTarget }) => setShare(currentTarget.value === "share")}
        options={[
          { value: "sum", label: t("referralTexts.sum") },
          { value: "share", label: t("referralTexts.share") },
        ]}
      />
      <NumberField
        key={String(isShare)}
        label={t(isShare ? "referralTexts.percent" : "referralTexts.baht")}
        hint={referrer && t("referralTexts.laterOnly")}
        name="reward"
        error={problems["reward"]}
        step="0.01"
        min={isShare ? 0.01 : 1}
        max={isShare ? 20 : undefined}
        defaultValue={isShare ? (referrer?.commissionPercent ?? 1) : (referrer?.commissionBaht ?? commission)}
        required
      />
      <NumberField
        label={t("referralTexts.months")}
        hint={t("referralTexts.monthsHint")}
        name="validMonths"
        error={problems["validMonths"]}
        inputMode="numeric"
        min={1}
        max={60}
        defaultValue={referrer?.validMonths ?? validMonths}
        required
      />
      {referrer && (
        <Checkbox
          className="sm:col-span-2"
          label={t("referralTexts.hasEnded")}
          name="hasEnded"
          defaultChecked={referrer.endedAt !== null}
        />
      )}
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {t("referralTexts.save")}
      </Button>
    </form>
  );
}
