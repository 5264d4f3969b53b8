import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";

/** A form's only gold button. While busy it stays in place and says so. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { t } = useTranslation("forms");
  return (
    <Button type="submit" look="gold" isBusy={isSending} className="justify-self-start max-sm:w-full">
      {isSending ? t("sending") : label}
    </Button>
  );
}
