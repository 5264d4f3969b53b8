/** A file that is a fifth smaller than the one before: nothing of it is read until an admin says so. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import type { QuestionProps } from "./run-question.tsx";

export function FeedQuestion({ run, commands, send, isBusy }: Omit<QuestionProps, "fetchJson">) {
  const { t } = useTranslation("admin");
  const settle = (carryOut: boolean) =>
    send(async () => {
      await commands.settleFeed(run.id, carryOut);
      return t(carryOut ? "feedTexts.question.read" : "feedTexts.question.kept");
    });
  return (
    <fieldset className="grid max-w-3xl gap-3 rounded-card border border-lamp/60 p-4">
      {/* Floating takes it off the border, which a second line would break. */}
      <legend className="float-left font-semibold">
        {t("feedTexts.question.title", { now: run.feed?.records ?? 0, before: run.feed?.before ?? 0 })}
      </legend>
      <p className="text-sm">{t("feedTexts.question.text")}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={() => settle(true)}>
          {t("feedTexts.question.carryOut")}
        </Button>
        <Button look="quietSmall" isBusy={isBusy} onClick={() => settle(false)}>
          {t("feedTexts.question.keep")}
        </Button>
      </div>
    </fieldset>
  );
}
