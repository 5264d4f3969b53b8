/** A contract that was the reader's and is somebody else's now. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { useDay } from "../../../visitor/formats/use-day.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { Section } from "../manage/section.tsx";

export function HandedOnPart({ home, on, paid }: MyApplication["handedOn"][number]) {
  const { t } = useTranslation("myMoney");
  const { exactMoney } = useMoney();
  const nameOf = useListingName();
  const day = useDay();
  return (
    <Section id={`handed-on-${on}`} title={t("handedOn.title")}>
      {home && <p className="text-lg">{nameOf(home)}</p>}
      <p>{t("handedOn.text", { date: day(on), paid: exactMoney(toSatang(paid)) })}</p>
      <p className="text-quiet">{t("handedOn.receipts")}</p>
    </Section>
  );
}
