/** Erases a person on request. The reference must be typed, because nothing brings them back. */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useDesk } from "../desk-context.ts";
import { leadsKey, order } from "../enquiry-api.ts";

export function ErasePanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { fetchJson } = useDesk();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      const reference = typed.trim().toUpperCase();
      const { erased, kept } = await order<{ erased: number; kept: number }>(
        fetchJson,
        `${lead.id}/erasure`,
        {
          reference,
        },
      );
      const words = [
        t("enquiryTexts.erased", { count: erased }),
        kept > 0 && t("enquiryTexts.eraseKept", { count: kept }),
      ];
      showToast({ type: "success", title: words.filter(Boolean).join(" ") });
      await navigate(paths.enquiries);
      // Afterwards, or the open enquiry would be asked for once more.
      queryClient.removeQueries({ queryKey: [...leadsKey, "one"] });
      await queryClient.invalidateQueries({ queryKey: leadsKey });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      setIsBusy(false);
    }
  };
  return (
    <Disclosure summary={t("enquiryTexts.erase")}>
      <form className="grid gap-4" onSubmit={(event) => void erase(event)}>
        <p className="text-quiet">{t("enquiryTexts.eraseHint")}</p>
        <TextField
          label={t("enquiryTexts.eraseConfirm", { reference: lead.reference })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button
          type="submit"
          className="justify-self-start border-coral text-coral"
          isBusy={isBusy}
          disabled={typed.trim().toUpperCase() !== lead.reference}
        >
          {t("enquiryTexts.eraseNow")}
        </Button>
        <FailureNotice error={error} />
      </form>
    </Disclosure>
  );
}
