/** A date, with or without a time, that must be likely. What is wrong with it is said where it is typed. */
import type { ComponentProps, FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { type DayWindow, judgeDay } from "../../../domain/day-window.ts";
import { TextField } from "../../components/controls/text-field.tsx";

type DatedFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "onInput"> & {
  type?: "date" | "datetime-local";
  within: DayWindow;
};

export function DatedField({ type = "date", within, ...field }: DatedFieldProps) {
  const { t } = useTranslation("admin");
  const judge = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    const problem = value ? judgeDay(value.slice(0, 10), within, new Date()) : undefined;
    currentTarget.setCustomValidity(problem ? t(`enquiryTexts.dayProblem.${problem.kind}`, problem) : "");
    if (problem?.kind === "buddhistYear") currentTarget.reportValidity();
  };
  return <TextField {...field} type={type} onInput={judge} />;
}
