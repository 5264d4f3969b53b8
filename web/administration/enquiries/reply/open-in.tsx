/** Opens the written text in a messenger or a mail program. Only the admin sends it there, and then notes it here. */
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import type { ReplyChannel } from "../../../../domain/leads/desk/lead-states.ts";
import { Button } from "../../../components/controls/button.tsx";
import { buttonStyles } from "../../../components/controls/button-styles.ts";
import type { Draft } from "./draft-saver.ts";
import { replyLinks } from "./reply-links.ts";

type OpenInProps = {
  lead: LeadDetails;
  draft: Draft;
  isBusy: boolean;
  onSent: (channel: ReplyChannel) => void;
};

export function OpenIn({ lead, draft, isBusy, onSent }: OpenInProps) {
  const { t } = useTranslation("admin");
  const links = replyLinks(lead, draft);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {links.length > 0 && (
        <>
          <p className="text-sm text-quiet">{t("enquiryTexts.openIn")}</p>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noreferrer" className={buttonStyles.quietSmall}>
                  {t(`enquiryTexts.open.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-quiet">{t("enquiryTexts.openHint")}</p>
      <div className="flex flex-wrap gap-2">
        {(["whatsapp", "line", "telegram", "phone"] as const).map((channel) => (
          <Button key={channel} look="bareSmall" isBusy={isBusy} onClick={() => onSent(channel)}>
            {channel === "phone"
              ? t("enquiryTexts.called")
              : t("enquiryTexts.noteSent", { channel: t(`enquiryTexts.via.${channel}`) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
