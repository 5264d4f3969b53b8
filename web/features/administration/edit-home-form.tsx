/** Edits a home: only what was changed is sent, because that becomes the human's own. What was typed stays, whatever the answer. */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableHome } from "../../../domain/editable-home.ts";
import type { ListingFields as Fields } from "../../../domain/new-listing.ts";
import { ApiFailure } from "../../api.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { paths } from "../../paths.ts";
import { FailureNotice } from "./failure-notice.tsx";
import type { EditHome, HomeState, PublishHome } from "./home-api.ts";
import { ListingFields } from "./listing-fields.tsx";
import { findChanges, readListingForm } from "./read-listing-form.ts";
import type { Judgement } from "./review-api.ts";

type EditHomeFormProps = {
  home: EditableHome;
  save: EditHome;
  publish: PublishHome;
  onSaved: (said: string) => void;
  /** Gives up what was typed for what somebody else saved. */
  loadAgain: () => void;
};
type Wish = { fields: Fields; publication?: Judgement["publication"] };

export function EditHomeForm({ home, save, publish, onSaved, loadAgain }: EditHomeFormProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<HomeState>(home);
  const form = useRef<HTMLFormElement>(null);
  /** What the form showed before anybody typed: values of a database and of a form differ in more than their sense. */
  const shown = useRef<Fields>(undefined);
  const saving = useMutation({
    mutationFn: async ({ fields, publication }: Wish) => {
      const changes = findChanges(shown.current ?? fields, fields);
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) {
        setState(await save(changes, state.updated_at));
        shown.current = fields;
      }
      if (publication) setState(await publish(publication));
      return isChanged || publication !== undefined;
    },
    onSuccess: (isWritten) => {
      if (isWritten) onSaved(t("admin.saved"));
    },
  });
  const send = (publication?: Judgement["publication"]) => {
    if (!form.current || saving.isPending) return;
    saving.mutate({
      fields: readListingForm(new FormData(form.current)),
      ...(publication && { publication }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(submitter?.getAttribute("value") === "published" ? "published" : undefined);
  };
  const isStale = saving.error instanceof ApiFailure && saving.error.code === "changed_meanwhile";
  const isPublic = state.publication === "published";
  return (
    <form
      ref={(element) => {
        form.current = element;
        if (element) shown.current ??= readListingForm(new FormData(element));
      }}
      className="grid max-w-2xl gap-5"
      onSubmit={submit}
    >
      <ListingFields home={home} />
      {isStale ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-coral">
          <p>{t("admin.homeTexts.changedMeanwhile")}</p>
          <Button look="quietSmall" onClick={loadAgain}>
            {t("admin.sourceTexts.loadAgain")}
          </Button>
        </div>
      ) : (
        <FailureNotice error={saving.error} />
      )}
      <output className="block text-quiet empty:hidden">
        {saving.data === false && t("admin.homeTexts.nothingChanged")}
      </output>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" look="gold" isBusy={saving.isPending}>
          {t("admin.sourceTexts.save")}
        </Button>
        {isPublic ? (
          <>
            <Button isBusy={saving.isPending} onClick={() => send("rejected")}>
              {t("admin.homeTexts.takeOff")}
            </Button>
            <ButtonLink to={paths.property(home.slug)}>{t("admin.viewListing")}</ButtonLink>
          </>
        ) : (
          <Button type="submit" value="published" isBusy={saving.isPending}>
            {t("admin.savePublish")}
          </Button>
        )}
      </div>
    </form>
  );
}
