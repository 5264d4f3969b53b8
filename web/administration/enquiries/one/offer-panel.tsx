/** The home that somebody offers: its private pictures, and the press that makes a draft of it. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { offerPicturesQuery, order, pictureQuery } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";

export function OfferPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson, rights } = useDesk();
  const [isShown, setShown] = useState(false);
  const { data: pictures, error, refetch } = useQuery(offerPicturesQuery(fetchJson, lead.id));
  const { send, isBusy, ...outcome } = useRunCommands();
  const make = () =>
    send(async () => {
      await order(fetchJson, `${lead.id}/home`);
      return t("offerTexts.made");
    });
  return (
    <Panel title={t("offerTexts.title")}>
      <FailureNotice error={error} onRetry={refetch} />
      {pictures?.length === 0 && <p className="text-quiet">{t("offerTexts.noPictures")}</p>}
      {pictures && pictures.length > 0 && !isShown && (
        <>
          <Button look="quietSmall" className="justify-self-start" onClick={() => setShown(true)}>
            {t("offerTexts.pictures", { count: pictures.length })}
          </Button>
          <p className="text-sm text-quiet">{t("offerTexts.picturesHint")}</p>
        </>
      )}
      {isShown && (
        <ul className="grid grid-cols-2 gap-2 @md:grid-cols-4">
          {pictures?.map((file, index) => (
            <li key={file}>
              <Picture lead={lead.id} file={file} label={t("offerTexts.picture", { number: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {rights.includes("listings") && (
        <div className="flex flex-wrap items-center gap-3">
          {lead.home ? (
            <>
              <ButtonLink to={adminPaths.listing(lead.home.id)}>{t("offerTexts.open")}</ButtonLink>
              {pictures && pictures.length > 0 && (
                <Button look="bareSmall" isBusy={isBusy} onClick={make}>
                  {t("offerTexts.more")}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button isBusy={isBusy} onClick={make}>
                {t("offerTexts.make")}
              </Button>
              <p className="text-sm text-quiet">{t("offerTexts.makeHint")}</p>
            </>
          )}
        </div>
      )}
      <CommandResult {...outcome} />
    </Panel>
  );
}

function Picture({ lead, file, label }: { lead: string; file: string; label: string }) {
  const { t } = useTranslation("admin");
  const { data, error } = useQuery(pictureQuery(useDesk().sign, lead, file));
  if (error) return <p className="text-sm text-coral">{t("offerTexts.failed")}</p>;
  return data ? (
    <img src={data} alt={label} className="aspect-4/3 w-full rounded-field object-cover" />
  ) : (
    <div className="aspect-4/3 animate-pulse rounded-field bg-night" />
  );
}
