/** Invites somebody by email, makes a link that the admin passes on, or makes the account without a word. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isAdminLocale } from "../../../domain/languages/locales.ts";
import { type Role, roles } from "../../../domain/rights.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { copyText } from "../../components/overlays/copy-text.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useFieldProblems } from "../controls/use-field-problems.ts";
import { useTypedWarning } from "../controls/use-typed-warning.ts";
import type { PeopleCommands } from "./people-api.ts";

type InviteFormProps = {
  given: readonly Role[];
  invite: PeopleCommands["invite"];
  send: (command: () => Promise<string>) => void;
  /** Another address is typed: what was said of the one before is over. */
  onTyped: () => void;
  isBusy: boolean;
};

export function InviteForm({ given, invite, send, onTyped, isBusy }: InviteFormProps) {
  const { t } = useTranslation(["admin", "adminFrame", "frame"]);
  const locale = useLocale();
  const [link, setLink] = useState<string>();
  const { form: fields, problems, judge } = useFieldProblems();
  const { typing } = useTypedWarning();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    const how = pressed === "link" || pressed === "silent" ? pressed : "email";
    const values = new FormData(form);
    const email = String(values.get("email")).trim();
    const role = roles.find((one) => one === values.get("role")) ?? null;
    setLink(undefined);
    if (!judge()) return;
    send(async () => {
      const made = await invite({ email, role, how, locale: isAdminLocale(locale) ? locale : "en" });
      form.reset();
      setLink(made.link);
      return t(`admin:peopleTexts.done.${how}`, { name: email });
    });
  };
  return (
    <form ref={fields} noValidate onSubmit={submit} className="grid gap-4" {...typing}>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 grow basis-64"
          label={t("admin:peopleTexts.email")}
          name="email"
          type="email"
          autoComplete="off"
          error={problems["email"]}
          onInput={onTyped}
          required
          maxLength={254}
        />
        <SelectField
          className="basis-44"
          label={t("admin:peopleTexts.role")}
          name="role"
          defaultValue={given.includes("agent") ? "agent" : ""}
          options={[
            ...given.map((one) => ({ value: one as string, label: t(`adminFrame:roles.${one}`) })),
            { value: "", label: t("admin:peopleTexts.noRole") },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="how" value="email" isBusy={isBusy}>
          {t("admin:peopleTexts.invite")}
        </Button>
        <Button type="submit" look="bare" name="how" value="link" isBusy={isBusy}>
          {t("admin:peopleTexts.makeLink")}
        </Button>
        <Button type="submit" look="bare" name="how" value="silent" isBusy={isBusy}>
          {t("admin:peopleTexts.create")}
        </Button>
      </div>
      {link && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-0 grow basis-64"
            label={t("admin:peopleTexts.link")}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void copyText(link, t("frame:notCopied"))}>
            {t("admin:peopleTexts.copy")}
          </Button>
        </div>
      )}
    </form>
  );
}
