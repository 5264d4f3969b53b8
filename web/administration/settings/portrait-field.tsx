/** A person's portrait: made small in the browser and stored with the pictures of homes. */
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { digestOf, preparePicture, UnreadablePicture } from "../../uploads/prepare-picture.ts";
import { sendPicture } from "../uploads/send-picture.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";

/** Twice the largest size at which the site shows one. */
const portraitPx = 480;

type PortraitFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  sign: SignRequest;
  onChange: (portrait: string) => void;
};

export function PortraitField({ name, value, error, sign, onChange }: PortraitFieldProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const picture = await preparePicture(file, portraitPx);
      const path = `/api/admin/listings/${crypto.randomUUID()}/pictures/${await digestOf(picture)}`;
      return sendPicture({ path, picture, headers: await sign(), onProgress: () => {} });
    },
    onSuccess: onChange,
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) upload.mutate(file);
  };
  const isUnreadable = upload.error instanceof UnreadablePicture;
  return (
    <div className="grid content-start gap-2">
      <span className="text-sm">{t("settingsTexts.people.portrait")}</span>
      <div className="flex flex-wrap items-center gap-3">
        {value && <img src={value} alt="" className="size-16 rounded-full object-cover" />}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t("settingsTexts.people.portraitOf", { name })}
          className="peer sr-only"
          onChange={choose}
        />
        <label
          htmlFor={id}
          aria-hidden="true"
          className={`${buttonStyles.quietSmall} cursor-pointer peer-focus-visible:outline-2`}
        >
          {t(
            upload.isPending ? "settingsTexts.people.portraitSending" : "settingsTexts.people.portraitChoose",
          )}
        </label>
        {value && (
          <Button look="bareSmall" onClick={() => onChange("")}>
            {t("settingsTexts.people.portraitRemove")}
          </Button>
        )}
      </div>
      {error && <p className="text-sm text-coral">{error}</p>}
      {isUnreadable ? (
        <p role="alert" className="text-sm text-coral">
          {t("settingsTexts.people.portraitUnreadable")}
        </p>
      ) : (
        <FailureNotice error={upload.error} />
      )}
    </div>
  );
}
