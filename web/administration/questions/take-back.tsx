/** Takes back a payment, or a whole sum of several, that came back or was entered by mistake, for a reason and on a day. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "../../../domain/leads/desk/lead-orders.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";

type TakeBackProps = {
  paidOn: string;
  /** Where it takes back more than the one payment: what the button says, and what is asked first. */
  whole?: { label: string; question: string };
  isBusy: boolean;
  onTakeBack: (correction: Correction) => void;
};

export function TakeBack({ paidOn, whole, isBusy, onTakeBack }: TakeBackProps) {
  const { t } = useTranslation("admin");
  const label = whole?.label ?? t("enquiryTexts.takeBack");
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
        {label}
      </Button>
    );
  }
  return (
    <form className="grid grow basis-full gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]" onSubmit={submit}>
      {whole && <p className="font-semibold sm:col-span-2">{whole.question}</p>}
      <TextField
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
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look="quietSmall" isBusy={isBusy}>
          {label}
        </Button>
        <Button look="bareSmall" onClick={() => setIsAsking(false)}>
          {t("homeTexts.leave")}
        </Button>
      </p>
    </form>
  );
}
