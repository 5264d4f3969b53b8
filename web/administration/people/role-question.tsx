/** Asks before a role is given or taken away: what it means, and what else opens the account. */
import { useTranslation } from "react-i18next";
import { nameProvider } from "../../../domain/accounts/name-provider.ts";
import type { Role } from "../../../domain/rights.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

type RoleQuestionProps = {
  name: string;
  /** Null takes the role away. */
  wanted: Role | null;
  otherWays: readonly string[];
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

export function RoleQuestion({ name, wanted, otherWays, isBusy, onYes, onNo }: RoleQuestionProps) {
  const { t } = useTranslation(["admin", "adminFrame"]);
  const locale = useLocale();
  const role = wanted && t(`adminFrame:roles.${wanted}`);
  return (
    <div role="alert" className="grid gap-3 rounded-field border border-coral p-4">
      <p>
        {role ? t("peopleTexts.ask.role", { name, role }) : t("peopleTexts.ask.noRole", { name })}
        {wanted === "owner" && ` ${t("peopleTexts.ask.owner")}`}
      </p>
      {wanted && otherWays.length > 0 && (
        <p>
          {t("peopleTexts.ask.otherWays", {
            name,
            ways: new Intl.ListFormat(intlTags[locale]).format(otherWays.map(nameProvider)),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={onYes}>
          {t(wanted ? "peopleTexts.yes.role" : "peopleTexts.yes.noRole")}
        </Button>
        <Button look="bareSmall" onClick={onNo}>
          {t("peopleTexts.cancel")}
        </Button>
      </div>
    </div>
  );
}
