/** A viewing in the time of Pattaya and the visitor's own, and the button that gives it up. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import type { GivenUp, MyApplication } from "../../../../domain/leads/my-application.ts";
import { Badge } from "../../../components/badge.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useOwnTime } from "../../../visitor/formats/use-own-time.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { postAsUser } from "../fetch-as-user.ts";
import { StepForm } from "../sign-in/step-form.tsx";

type Viewing = MyApplication["viewings"][number];
type ViewingRowProps = { viewing: Viewing; nowMs: number };

/** As `may_be_given_up` in the database, which decides. */
const open: readonly Viewing["status"][] = ["asked", "held", "planned", "confirmed"];

export function ViewingRow({ viewing, nowMs }: ViewingRowProps) {
  const { t } = useTranslation(["myApplication", "contact", "forms"]);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, startsAt, minutes, byVideo, place, status, heldUntil, isGivenUp } = viewing;
  const ownTime = useOwnTime(new Date(startsAt));
  const giveUp = useMutation({
    mutationFn: () => postAsUser<GivenUp>(`/api/me/applications/viewings/${id}/give-up`, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["my-application"] }),
  });
  const result = useRef<HTMLOutputElement>(null);
  // The pressed button is gone by then.
  useEffect(() => {
    if (giveUp.isSuccess) result.current?.focus();
  }, [giveUp.isSuccess]);
  const inPattaya = (at: string) => formatMoment(new Date(at), locale, pattayaZone);
  const hold = (until: string) =>
    Date.parse(until) > nowMs ? t("contact:hold.held", { until: inPattaya(until) }) : t("contact:hold.ended");
  const isOpen = open.includes(status) && Date.parse(startsAt) > nowMs;
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center gap-3">
        {inPattaya(startsAt)}
        <Badge>{t(isGivenUp ? "viewings.status.givenUp" : `viewings.status.${status}`)}</Badge>
      </p>
      {ownTime && <p className="text-sm text-quiet">{t("forms:viewingInYourZone", { time: ownTime })}</p>}
      <p className="text-sm break-words text-quiet">
        {[
          t(byVideo ? "viewings.byVideo" : "viewings.onSite"),
          t("viewings.minutes", { count: minutes }),
          place,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {status === "held" && heldUntil && <p>{hold(heldUntil)}</p>}
      {status === "asked" && isOpen && <p>{t("viewings.notHeld")}</p>}
      <output ref={result} tabIndex={-1} className="empty:hidden">
        {giveUp.data && t(giveUp.data.isGivenUp ? "contact:hold.givenUp" : "viewings.notGivenUp")}
      </output>
      {isOpen && (
        <details>
          <summary className="w-fit cursor-pointer py-2 text-sea underline underline-offset-4">
            {t("contact:giveUp.title")}
          </summary>
          <StepForm
            submit={t("contact:giveUp.press")}
            look="quietSmall"
            isBusy={giveUp.isPending}
            error={giveUp.error}
            onSubmit={() => giveUp.mutate()}
            className="mt-2"
          >
            <p>{t("contact:giveUp.text")}</p>
          </StepForm>
        </details>
      )}
    </li>
  );
}
