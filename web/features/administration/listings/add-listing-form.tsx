import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { NewListingInput } from "../../../domain/new-listing.ts";
import { Button } from "../../components/button.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { consolePaths } from "../../console-paths.ts";
import { paths } from "../../paths.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { readListingForm } from "./read-listing-form.ts";

type Saved = { id: string; slug: string };

export function AddPropertyForm({ save }: { save: (listing: NewListingInput) => Promise<Saved> }) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: save });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    saving.mutate({
      ...readListingForm(form),
      publication: form.get("publication") === "published" ? "published" : "draft",
    });
  };

  return (
    <form className="grid max-w-2xl gap-5" onSubmit={submit}>
      <ListingFields />
      <FailureNotice error={saving.error} />
      {saving.data && (
        <output className="flex flex-wrap gap-x-4">
          {t("admin.saved")}
          {saving.variables.publication === "published" && (
            <Link to={paths.property(saving.data.slug)} className={textLinkStyles}>
              {t("admin.viewListing")}
            </Link>
          )}
          <Link to={consolePaths.home(saving.data.id)} className={textLinkStyles}>
            {t("admin.homeTexts.edit")}
          </Link>
        </output>
      )}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" look="gold" name="publication" value="published" isBusy={saving.isPending}>
          {t("admin.savePublish")}
        </Button>
        <Button type="submit" name="publication" value="draft" isBusy={saving.isPending}>
          {t("admin.saveDraft")}
        </Button>
      </div>
    </form>
  );
}
