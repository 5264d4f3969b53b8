/** Takes back a payment that came back or was entered by mistake, for a reason and on a day. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "../../../domain/leads/desk/lead-orders.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";

type TakeBackProps = { paidOn: string; isBusy: boolean; onTakeBack: (correction: Correction) => void };

export function TakeBack({ paidOn, isBusy, onTakeBack }: TakeBackProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const [today] = useState(() => pattayaDay(new Date()));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsking(false);
    const typed = new FormData(event.currentTarget);
    onTakeBack({ reason: String(typed.get("reason")), takenBackOn: String(typed.get("takenBackOn")) });
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
      <TextField
        label={t("paymentTexts.takenBackOn")}
        name="takenBackOn"
        type="date"
        min={paidOn}
        max={today}
        defaultValue={today}
        required
      />
      <Button type="submit" look="quietSmall" isBusy={isBusy}>
        {t("enquiryTexts.takeBack")}
      </Button>
    </form>
  );
}
