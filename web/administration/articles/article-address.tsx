/** Where the text stands on the site: moved, deleted, brought back. Old addresses lead to the new one. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OneArticle } from "../../../domain/texts/articles/articles-api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { Folded } from "../controls/folded.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { changeAddress } from "./articles-api.ts";
import { describeAddressProblem } from "./describe-address-problem.ts";
import { LinksQuestion } from "../questions/links-question.tsx";

type ArticleAddressProps = { article: OneArticle; fetchJson: FetchJson; onChanged: () => void };

export function ArticleAddress({ article, fetchJson, onChanged }: ArticleAddressProps) {
  const { t } = useTranslation("admin");
  const { kind, slug: name, address, path, linkedFrom } = article;
  const [typed, setTyped] = useState(address.slug ?? name);
  const [isAsking, setIsAsking] = useState(false);
  const isDeleted = address.slug === null;
  const moving = useMutation({
    mutationFn: (slug: string | null) =>
      changeAddress(
        fetchJson,
        { kind, slug: name },
        { version: address.version, slug, isConfirmed: slug === null },
      ),
    onSuccess: ({ address: { slug } }) => {
      setIsAsking(false);
      onChanged();
      showToast({ type: "success", title: t(`articleRoom.address.${slug === null ? "deleted" : "moved"}`) });
    },
  });
  const refusal = describeAddressProblem(moving.error, kind, typed.trim());
  return (
    <Folded
      title={t("articleRoom.address.title")}
      summary={path ?? t("articleRoom.address.gone")}
      isOpen={isDeleted}
    >
      {isDeleted && <p>{t("articleRoom.address.goneLong")}</p>}
      <form
        noValidate
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          moving.mutate(typed.trim());
        }}
      >
        <TextField
          label={t("articleRoom.address.slug")}
          hint={t("articleRoom.address.slugHint")}
          className="w-full max-w-md"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={refusal && t(`articleRoom.address.${refusal.kind}`, { suggestion: refusal.suggestion })}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            moving.reset();
          }}
        />
        <Button
          type="submit"
          look="quietSmall"
          isBusy={moving.isPending}
          isOff={typed.trim() === "" || typed.trim() === address.slug}
        >
          {t(isDeleted ? "articleRoom.address.bringBack" : "articleRoom.address.move")}
        </Button>
      </form>
      <FailureNotice error={refusal ? null : moving.error} onRetry={onChanged} />
      {!isDeleted && (
        <div>
          <Button look="quietSmall" onClick={() => setIsAsking(true)}>
            {t("articleRoom.address.delete")}
          </Button>
        </div>
      )}
      <LinksQuestion
        isOpen={isAsking}
        title={t("articleRoom.address.deleteTitle")}
        lead={t("articleRoom.address.deleteLead")}
        yes={t("articleRoom.address.deleteYes")}
        linkedFrom={linkedFrom}
        isBusy={moving.isPending}
        onConfirm={() => moving.mutate(null)}
        onClose={() => setIsAsking(false)}
      />
    </Folded>
  );
}
