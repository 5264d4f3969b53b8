/** What each role may do, as the database knows it. */
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PeoplePage } from "../../../domain/people.ts";
import { rights as allRights, roles } from "../../../domain/rights.ts";
import { Table } from "../../components/charts/table.tsx";

export function RoleTable({ rights }: Pick<PeoplePage, "rights">) {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const may = (role: string, right: string) => rights.some((one) => one.role === role && one.name === right);
  return (
    <Table
      caption={t("peopleTexts.whatRolesMay")}
      columns={[
        { label: t("peopleTexts.right") },
        ...roles.map((role) => ({ label: t(`adminFrame:roles.${role}`) })),
      ]}
      rows={allRights.map((right) => ({
        key: right,
        cells: [
          t(`peopleTexts.rights.${right}`),
          ...roles.map((role) =>
            may(role, right) ? (
              <Check key={role} aria-label={t("peopleTexts.yesRight")} className="size-5 text-lamp" />
            ) : (
              <span key={role} className="text-quiet">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{t("peopleTexts.noRight")}</span>
              </span>
            ),
          ),
        ],
      }))}
    />
  );
}
