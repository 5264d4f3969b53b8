/** What a person must look at before a commission is paid. */
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Doubt } from "../../../domain/referrals/referrals-api.ts";

export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useTranslation("admin");
  return (
    <ul className="grid gap-1 text-sm text-coral empty:hidden">
      {doubts.map((doubt) => (
        <li key={doubt} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`referralTexts.doubts.${doubt}`)}
        </li>
      ))}
    </ul>
  );
}
