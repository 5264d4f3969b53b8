/** A receipt or a statement in the office: to see, to download, and to take its payment back. */
import { useTranslation } from "react-i18next";
import type { Correction } from "../../../domain/leads/desk/lead-orders.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import type { FetchJson } from "../../data/api.ts";
import { MoneyPaper } from "../../papers/money-paper.tsx";
import { readMoneyPaper } from "../../papers/money-paper-address.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { TakeBack } from "../questions/take-back.tsx";
import { useRunCommands } from "../controls/use-run-commands.ts";
import { takePaymentBack } from "./money-api.ts";

type MoneyPaperBoardProps = { fetchJson: FetchJson; sign: () => Promise<Headers> };

export function MoneyPaperBoard({ fetchJson, sign }: MoneyPaperBoardProps) {
  const { t } = useTranslation(["admin", "papers"]);
  const query = useSearchParams();
  const contract = query.get("contract");
  const asked = readMoneyPaper(query);
  const { send, result, message, error, isBusy } = useRunCommands();
  if (!contract || !asked) return <h1 className="text-2xl">{t("papers:money.missing")}</h1>;
  const takeBack = (payment: string, correction: Correction) =>
    send(async () => {
      await takePaymentBack(fetchJson, payment, correction);
      return t("enquiryTexts.saved");
    });
  return (
    <div className="grid max-w-3xl gap-6">
      <MoneyPaper access={{ contract, fetchJson, sign }} asked={asked}>
        {({ lead, correctable }) => (
          <div className="grid gap-4 print:hidden">
            {correctable && (
              <TakeBack
                paidOn={correctable.paidOn}
                isBusy={isBusy}
                onTakeBack={(correction) => takeBack(correctable.id, correction)}
              />
            )}
            {lead && (
              <Link to={adminPaths.enquiry(lead)} className={`${textLinkStyles} justify-self-start`}>
                {t("contractTexts.toContract")}
              </Link>
            )}
          </div>
        )}
      </MoneyPaper>
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}
