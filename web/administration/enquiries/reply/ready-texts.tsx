/** Texts to begin with, in the sender's language or another. They are put where the cursor is and edited there. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isLocale, languageOptions } from "../../../../domain/languages/locales.ts";
import { replyTextsFor, writeReplyText } from "../../../../domain/leads/desk/reply-texts.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { useSite } from "../../../visitor/use-site.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useDesk } from "../desk-context.ts";
import { replyTextsQuery } from "../enquiry-api.ts";

export function ReadyTexts({ lead, onInsert }: { lead: LeadDetails; onInsert: (text: string) => void }) {
  const { t } = useTranslation("admin");
  const [language, setLanguage] = useState(lead.locale);
  const { name: office } = useSite().business;
  const own = useQuery(replyTextsQuery(useDesk().fetchJson));
  const filled = { name: lead.name, reference: lead.reference, office };
  return (
    <Disclosure summary={t("enquiryTexts.ready")}>
      <div className="grid gap-3">
        <SelectField
          className="max-w-60"
          label={t("enquiryTexts.readyLanguage")}
          value={language}
          onChange={({ currentTarget: { value } }) => isLocale(value) && setLanguage(value)}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div className="flex flex-wrap gap-2">
          {replyTextsFor(lead.kind).map((key) => (
            <Button
              key={key}
              look="quietSmall"
              // Ours must not stand in for words that are still on their way.
              isBusy={own.isPending}
              onClick={() => onInsert(writeReplyText(key, language, filled, own.data))}
            >
              {t(`enquiryTexts.readyTexts.${key}`)}
            </Button>
          ))}
        </div>
        <FailureNotice error={own.error} onRetry={own.refetch} />
        <p className="text-quiet">{t("enquiryTexts.readyHint")}</p>
      </div>
    </Disclosure>
  );
}
