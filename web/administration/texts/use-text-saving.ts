/** Saves a text in one language onto the version that was read, and keeps the press that the second question repeats. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import type { NewestText, TextState } from "../../../domain/texts/texts-api.ts";
import { showToast } from "../../components/overlays/toasts.ts";
import { type SaveText, lossesOf, storedMeanwhile } from "./texts-api.ts";

export type Press = { state: TextState; body: TextBody | null; publishAt: string | null };

export function useTextSaving(
  locale: Locale,
  version: number,
  isEntry: boolean,
  save: SaveText,
  onSaved: (newest: NewestText) => void,
) {
  const { t } = useTranslation("admin");
  const [press, setPress] = useState<Press>();
  const saving = useMutation({
    mutationFn: ({ isConfirmed, ...change }: Press & { isConfirmed: boolean }) =>
      save(locale, { version, ...change, isConfirmed }),
    onSuccess: ({ text }) => {
      onSaved(text);
      showToast({
        type: "success",
        title: t(`writtenTexts.saved.${isEntry && text.state === "shipped" ? "off" : text.state}`),
      });
    },
  });
  return {
    isPending: saving.isPending,
    error: lossesOf(saving.error) || storedMeanwhile(saving.error) ? null : saving.error,
    losses: lossesOf(saving.error),
    stored: storedMeanwhile(saving.error),
    isPlan: press?.state === "scheduled",
    send: (next: Press) => {
      setPress(next);
      saving.mutate({ ...next, isConfirmed: false });
    },
    confirm: () => press && saving.mutate({ ...press, isConfirmed: true }),
    forget: saving.reset,
  };
}
