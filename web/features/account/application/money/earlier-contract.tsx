/** A contract that ended, folded away. */
import { useTranslation } from "react-i18next";
import type { MyContract } from "../../../../../domain/leads/my-application.ts";
import { textLinkStyles } from "../../../../components/controls/button-styles.ts";
import { ContractPart } from "../contract-part.tsx";

type EarlierContractProps = { contract: MyContract; reference: string; nowMs: number };

export function EarlierContract(props: EarlierContractProps) {
  const { t } = useTranslation("myMoney");
  return (
    <details>
      <summary className={`${textLinkStyles} w-fit cursor-pointer text-lg`}>{t("earlier")}</summary>
      <div className="mt-6">
        <ContractPart {...props} />
      </div>
    </details>
  );
}
