/** Saves a text in one language onto the version that was read, and keeps the press that the second question repeats. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { TextState } from "../../../domain/texts/texts-api.ts";
import { showToast } from "../../components/overlays/toasts.ts";
import { type StoredText, lossesOf, storedMeanwhile } from "./texts-api.ts";

type Press<Body> = { state: TextState; body: Body | null; publishAt: string | null };
type Save<Body> = (
  locale: Locale,
  change: StoredText<Body> & { isConfirmed: boolean },
) => Promise<{ text: StoredText<Body> }>;

export function useTextSaving<Body>(
  locale: Locale,
  version: number,
  isEntry: boolean,
  save: Save<Body>,
  onSaved: (newest: StoredText<Body>, sent: Body | null) => void,
) {
  const { t } = useTranslation("admin");
  const [press, setPress] = useState<Press<Body>>();
  const saving = useMutation({
    mutationFn: ({ isConfirmed, ...change }: Press<Body> & { isConfirmed: boolean }) =>
      save(locale, { version, ...change, isConfirmed }),
    onSuccess: ({ text }, { body }) => {
      onSaved(text, body);
      showToast({
        type: "success",
        title: t(`writtenTexts.saved.${isEntry && text.state === "shipped" ? "off" : text.state}`),
      });
    },
  });
  return {
    isPending: saving.isPending,
    error: lossesOf(saving.error) || storedMeanwhile<Body>(saving.error) ? null : saving.error,
    losses: lossesOf(saving.error),
    stored: storedMeanwhile<Body>(saving.error),
    isPlan: press?.state === "scheduled",
    send: (next: Press<Body>) => {
      setPress(next);
      saving.mutate({ ...next, isConfirmed: false });
    },
    confirm: () => press && saving.mutate({ ...press, isConfirmed: true }),
    forget: saving.reset,
  };
}
