/** What is said of a picture: its name, what it shows in six languages, and its focal point. Saved onto the version that was read. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { intlTags, languageOptions } from "../../../domain/languages/locales.ts";
import type { Media, OneMedia } from "../../../domain/media/media-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import { FocusField } from "./focus-field.tsx";
import { changeMedia, storedMeanwhile } from "./media-api.ts";

const longestAlt = 300;
const longestName = 120;

type MediaFormProps = { picture: OneMedia; fetchJson: FetchJson; onSaved: () => void };
type Said = Pick<Media, "name" | "alts" | "focus">;

const said = ({ name, alts, focus }: Media): Said => ({ name, alts, focus });

export function MediaForm({ picture, fetchJson, onSaved }: MediaFormProps) {
  const { t } = useTranslation("admin");
  const [base, setBase] = useState<Media>(picture);
  const [now, setNow] = useState(() => said(picture));
  const isChanged = JSON.stringify(now) !== JSON.stringify(said(base));
  useLeaveWarning(isChanged);
  const saving = useMutation({
    mutationFn: () => changeMedia(fetchJson, base.id, { version: base.version, ...now }),
    onSuccess: ({ picture: saved }) => {
      setBase(saved);
      setNow(said(saved));
      showToast({ type: "success", title: t("saved") });
      onSaved();
    },
  });
  const stored = storedMeanwhile(saving.error);
  const set = (part: Partial<Said>) => setNow((before) => ({ ...before, ...part }));
  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <FocusField picture={base} focus={now.focus} onChange={(focus) => set({ focus })} />
      <div className="grid gap-4">
        <TextField
          label={t("mediaTexts.name")}
          value={now.name}
          maxLength={longestName}
          required
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1">{t("mediaTexts.alts")}</legend>
          <p className="text-sm text-quiet">{t("mediaTexts.altsHint")}</p>
          {languageOptions.map(({ code, name }) => (
            <TextField
              key={code}
              label={name}
              lang={intlTags[code]}
              value={now.alts[code] ?? ""}
              maxLength={longestAlt}
              onChange={({ currentTarget }) => set({ alts: { ...now.alts, [code]: currentTarget.value } })}
            />
          ))}
        </fieldset>
        {stored ? (
          <div role="alert" className="grid gap-3 rounded-card border border-coral/60 p-4">
            <p className="font-semibold">{t("mediaTexts.conflict")}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                look="quietSmall"
                onClick={() => {
                  setBase(stored);
                  saving.reset();
                }}
              >
                {t("mediaTexts.keepMine")}
              </Button>
              <Button
                look="quietSmall"
                onClick={() => {
                  setBase(stored);
                  setNow(said(stored));
                  saving.reset();
                }}
              >
                {t("mediaTexts.takeTheirs")}
              </Button>
            </div>
          </div>
        ) : (
          <FailureNotice error={saving.error} />
        )}
        <Button
          type="submit"
          look="gold"
          className="justify-self-start"
          isBusy={saving.isPending}
          isOff={!isChanged}
        >
          {t("mediaTexts.save")}
        </Button>
      </div>
    </form>
  );
}
