/** Who owns the home, for the office alone, and the address at which the owner sees its numbers. It saves by itself. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  HomeOwnerAnswer,
  HomeOwnerFields,
  OpenedOwnersPage,
} from "../../../../domain/offers/home-owner.ts";
import { Button } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { Link } from "../../../routing/link.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useEditor, useEditorValue, useFieldValue } from "../state/editor-context.ts";

type Owner = HomeOwnerAnswer["owner"];

/** `onTyped`: whether something in its form is not saved. */
export function OwnerSection({ onTyped }: { onTyped: (isTyped: boolean) => void }) {
  const { t } = useTranslation("admin");
  const { api } = useEditor();
  const isStored = useEditorValue(({ state }) => state.stored !== null);
  const path = `/api/admin/listings/${api.id}/owner`;
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "home-owner", api.id],
    queryFn: () => api.fetchJson<HomeOwnerAnswer>(path),
    enabled: isStored,
  });
  const commands = useRunCommands();
  if (!isStored) return <p className="text-quiet">{t("offerTexts.owner.first")}</p>;
  if (error && !data)
    return <FailureNotice error={error} what={t("offerTexts.owner.failed")} onRetry={refetch} />;
  if (!data) return null;
  const { owner } = data;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify(readOwner(new FormData(event.currentTarget)));
    commands.send(async () => {
      await api.fetchJson(path, {
        method: "PUT",
        headers: owner ? { "if-match": owner.updated_at } : {},
        body,
      });
      onTyped(false);
      return t("offerTexts.owner.saved");
    });
  };
  const remove = () =>
    commands.send(async () => {
      await api.fetchJson(path, { method: "DELETE" });
      onTyped(false);
      return t("offerTexts.owner.removed");
    });
  return (
    <>
      <p className="text-sm text-quiet">{t("offerTexts.owner.hint")}</p>
      {owner?.lead_id && (
        <Link to={adminPaths.enquiry(owner.lead_id)} className={`${textLinkStyles} justify-self-start`}>
          {t("offerTexts.owner.enquiry")}
        </Link>
      )}
      <OwnerForm
        key={owner?.updated_at ?? "new"}
        owner={owner}
        onTyped={() => onTyped(true)}
        onSubmit={save}
        isBusy={commands.isBusy}
      />
      {owner && <OwnersPage path={`${path}/page`} owner={owner} />}
      {owner && (
        <Disclosure summary={t("offerTexts.owner.remove")}>
          <Button look="quietSmall" isBusy={commands.isBusy} onClick={remove}>
            {t("offerTexts.owner.removeNow")}
          </Button>
        </Disclosure>
      )}
      <CommandResult result={commands.result} message={commands.message} error={commands.error} />
    </>
  );
}

type OwnerFormProps = {
  owner: Owner;
  onTyped: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
};

function OwnerForm({ owner, onTyped, onSubmit, isBusy }: OwnerFormProps) {
  const { t } = useTranslation("admin");
  const field = (name: keyof HomeOwnerFields) => ({ name, defaultValue: owner?.[name] ?? "" });
  return (
    <form onInput={onTyped} onSubmit={onSubmit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} label={t("offerTexts.owner.name")} maxLength={120} required />
        <TextField {...field("email")} label={t("offerTexts.owner.email")} type="email" maxLength={254} />
        <TextField {...field("phone")} label={t("offerTexts.owner.phone")} maxLength={120} />
        <TextField {...field("keys")} label={t("offerTexts.owner.keys")} maxLength={200} />
        <TextField {...field("commission")} label={t("offerTexts.owner.commission")} maxLength={200} />
        <TextField {...field("exclusive_until")} label={t("offerTexts.owner.exclusive")} type="date" />
      </div>
      <TextArea {...field("notes")} label={t("offerTexts.owner.notes")} maxLength={4_000} />
      <Button type="submit" look="quietSmall" className="justify-self-start" isBusy={isBusy}>
        {t("offerTexts.owner.save")}
      </Button>
    </form>
  );
}

type OwnersPageProps = { path: string; owner: NonNullable<Owner> };

function OwnersPage({ path, owner }: OwnersPageProps) {
  const { t } = useTranslation("admin");
  const { api } = useEditor();
  const locale = useLocale();
  const { send, isBusy, ...outcome } = useRunCommands();
  const [address, setAddress] = useState("");
  const until = owner.page_until;
  const open = () =>
    send(async () => {
      setAddress((await api.fetchJson<OpenedOwnersPage>(path, { method: "POST", body: "{}" })).address);
      return t("offerTexts.owner.opened");
    });
  const close = () =>
    send(async () => {
      await api.fetchJson(path, { method: "DELETE" });
      setAddress("");
      return t("offerTexts.owner.closed");
    });
  return (
    <section aria-labelledby="owners-page" className="grid gap-3 border-t border-line pt-5">
      <h3 id="owners-page" className="font-sans font-semibold">
        {t("offerTexts.owner.page")}
      </h3>
      <p className="text-sm text-quiet">{t("offerTexts.owner.pageHint")}</p>
      {until && <p>{t("offerTexts.owner.until", { day: formatTime(until, locale) })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={open}>
          {t("offerTexts.owner.open")}
        </Button>
        {until && (
          <Button look="bareSmall" isBusy={isBusy} onClick={close}>
            {t("offerTexts.owner.close")}
          </Button>
        )}
      </div>
      {address && (
        <TextField
          label={t("offerTexts.owner.address")}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {address && owner.email && <LetterLink email={owner.email} name={owner.name} address={address} />}
      <CommandResult {...outcome} />
    </section>
  );
}

/** Opens the mail program of whoever writes: the office's words, with the address in them. */
function LetterLink({ email, name, address }: { email: string; name: string; address: string }) {
  const { t } = useTranslation("admin");
  const title = useFieldValue("title");
  const subject = encodeURIComponent(t("offerTexts.owner.letter.subject", { title }));
  const body = encodeURIComponent(t("offerTexts.owner.letter.body", { name, title, address }));
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}
      className={`${textLinkStyles} justify-self-start`}
    >
      {t("offerTexts.owner.write", { email })}
    </a>
  );
}

/** What is empty is not known, and the name must be there. */
function readOwner(typed: FormData): HomeOwnerFields {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    name: text("name"),
    email: text("email") || null,
    phone: text("phone") || null,
    keys: text("keys"),
    commission: text("commission"),
    exclusive_until: text("exclusive_until") || null,
    notes: text("notes"),
  };
}
