/** The address of a partner's file: made anew or ended. Both end the one that the partner has, so both ask first. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerFeed } from "../../../domain/feeds/partner-feed.ts";
import { Button } from "../../components/controls/button.tsx";
import type { FetchJson } from "../../data/api.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useQuestion } from "../questions/use-question.ts";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { type AddressAction, changeAddress } from "./partner-feeds-api.ts";

type FeedAddressProps = {
  feed: PartnerFeed;
  fetchJson: FetchJson;
  /** The other buttons of the row. */
  children: ReactNode;
};

export function FeedAddress({ feed, fetchJson, children }: FeedAddressProps) {
  const { t } = useTranslation("admin");
  const { asked, ask, leave, close } = useQuestion<AddressAction>();
  const { send, isBusy, ...outcome } = useRunCommands();
  const change = (action: AddressAction) =>
    send(async () => {
      await changeAddress(fetchJson, feed.id, action);
      close();
      return t(`feedTexts.partners.addressDone.${action}`);
    });
  const actions: readonly AddressAction[] = feed.address ? ["new", "revoke"] : ["new"];
  return (
    <>
      <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:-ml-4">
        {children}
        {actions.map((action) => (
          <Button
            key={action}
            look="bareSmall"
            isBusy={isBusy}
            aria-expanded={feed.address ? asked === action : undefined}
            aria-label={`${t(`feedTexts.partners.addressAct.${action}`)}: ${feed.name}`}
            onClick={(event) => (feed.address ? ask(action, event) : change(action))}
          >
            {t(`feedTexts.partners.addressAct.${action}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <fieldset className="grid gap-3 rounded-card border border-coral/60 p-4">
          <legend className="px-1 font-semibold">
            {t(`feedTexts.partners.addressAsk.${asked}`, { name: feed.name })}
          </legend>
          <p className="text-sm">{t(`feedTexts.partners.addressText.${asked}`)}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="quietSmall" isBusy={isBusy} onClick={() => change(asked)}>
              {t(`feedTexts.partners.addressConfirm.${asked}`)}
            </Button>
            <Button look="bareSmall" onClick={leave}>
              {t("homeTexts.leave")}
            </Button>
          </div>
        </fieldset>
      )}
      <CommandResult {...outcome} />
    </>
  );
}
