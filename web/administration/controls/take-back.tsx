/** Takes a payment back that was entered by mistake, for a reason. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";

type TakeBackProps = { isBusy: boolean; onTakeBack: (reason: string) => void };

export function TakeBack({ isBusy, onTakeBack }: TakeBackProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsking(false);
    onTakeBack(String(new FormData(event.currentTarget).get("reason")));
  };
  if (!isAsking) {
    return (
      <Button look="quietSmall" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t("enquiryTexts.takeBack")}
      </Button>
    );
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField
        className="grow"
        label={t("enquiryTexts.takeBackWhy")}
        hint={t("paymentTexts.returnedHint")}
        name="reason"
        maxLength={300}
        required
      />
      <Button type="submit" look="quietSmall" isBusy={isBusy}>
        {t("enquiryTexts.takeBack")}
      </Button>
    </form>
  );
}
