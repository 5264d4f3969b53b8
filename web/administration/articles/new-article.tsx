/** A new text begins as a draft with a kind, a title and an address. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, isLocale, languageOptions } from "../../../domain/languages/locales.ts";
import { suggestSlug } from "../../../domain/texts/articles/article-slug.ts";
import { type AddedKind, addedKinds } from "../../../domain/texts/articles/articles-api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { type ArticleName, askForAddress, saveArticle } from "./articles-api.ts";
import { describeAddressProblem } from "./describe-address-problem.ts";

type NewArticleProps = {
  isOpen: boolean;
  fetchJson: FetchJson;
  onClose: () => void;
  onMade: (name: ArticleName) => void;
};

export function NewArticle({ isOpen, fetchJson, onClose, onMade }: NewArticleProps) {
  const { t } = useTranslation("admin");
  const [kind, setKind] = useState<AddedKind>("blog");
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState<string>();
  /** Of a Thai title nothing is left, and the address is typed. */
  const slug = typed ?? suggestSlug(title);
  const making = useMutation({
    mutationFn: async () => {
      await askForAddress(fetchJson, { kind, slug });
      const body = { title: title.trim(), description: "", blocks: [] };
      await saveArticle(fetchJson, { kind, slug })(locale, {
        version: 0,
        state: "draft",
        body,
        publishAt: null,
        isConfirmed: false,
      });
    },
    onSuccess: () => onMade({ kind, slug }),
  });
  const refusal = describeAddressProblem(making.error, kind, slug);
  const isComplete = title.trim() !== "" && slug !== "";
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("articleRoom.new.title")}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) making.mutate();
        }}
      >
        <SelectField
          label={t("articleRoom.new.kind")}
          value={kind}
          options={addedKinds.map((value) => ({ value, label: t(`articleRoom.new.kinds.${value}`) }))}
          onChange={({ currentTarget }) =>
            setKind(addedKinds.find((one) => one === currentTarget.value) ?? "blog")
          }
        />
        <SelectField
          label={t("articleRoom.new.language")}
          value={locale}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget: { value } }) => isLocale(value) && setLocale(value)}
        />
        <TextField
          label={t("articleRoom.fields.title")}
          maxLength={120}
          autoComplete="off"
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          label={t("articleRoom.address.slug")}
          hint={t("articleRoom.address.slugHint")}
          autoComplete="off"
          spellCheck={false}
          value={slug}
          error={refusal && t(`articleRoom.address.${refusal.kind}`, { suggestion: refusal.suggestion })}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            making.reset();
          }}
        />
        <FailureNotice error={refusal ? null : making.error} />
        <div>
          <Button type="submit" look="gold" isBusy={making.isPending} disabled={!isComplete}>
            {t("articleRoom.new.begin")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
