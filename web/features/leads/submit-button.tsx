import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";

/** The one gold thing on a form. Busy, it stays where it is and says so. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" look="gold" isBusy={isSending} className="justify-self-start max-sm:w-full">
      {isSending ? t("forms.sending") : label}
    </Button>
  );
}
