import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";

type Factor = { id: string; created_at: string };

type FactorListProps = {
  factors: { totp: Factor[]; phone: (Factor & { phone: string })[] };
  isBusy: boolean;
  onRemove: (id: string) => void;
};

export function FactorList({ factors, isBusy, onRemove }: FactorListProps) {
  const { t } = useTranslation("myAccount");
  const locale = useLocale();
  const day = (moment: string) => formatDate(new Date(moment), locale, { dateStyle: "long" });
  const rows = [
    ...factors.totp.map(({ id, created_at }) => ({ id, text: t("factor.app", { date: day(created_at) }) })),
    ...factors.phone.map(({ id, phone, created_at }) => ({
      id,
      text: t("factor.phone", { phone, date: day(created_at) }),
    })),
  ];
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, text }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span>{text}</span>
          <Button look="quietSmall" isBusy={isBusy} onClick={() => onRemove(id)}>
            {t("factor.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
