/**
 * Where our letters about homes lead: what somebody watches, the buttons that confirm, stop and change it. All of it works
 * without script. A forwarded letter opens it too, so nothing here says whose it is.
 */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type AlertReader, alertChanges, alertPaces } from "../../../domain/alerts/alert-choices.ts";
import type { AlertLink } from "../../../domain/alerts/alert-link.ts";
import { isLocale } from "../../../domain/languages/locales.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { AlertItem } from "../../features/alerts/alert-item.tsx";
import { alertsQuery, readAlertLink } from "../../features/alerts/alerts-query.ts";
import { ChangeForm } from "../../features/alerts/change-form.tsx";
import { paths } from "../../routing/paths.ts";
import { useSearchParams } from "../../routing/router-hooks.ts";

export function YoursPage() {
  const { t } = useTranslation("alerts");
  const search = useSearchParams();
  const link = readAlertLink(search);
  const done = alertChanges.find((change) => change === search.get("done"));
  const { data } = useQuery(alertsQuery(link));
  return (
    <>
      <PageHead title={t("yoursTitle")} isIndexed={false} />
      <div className="mx-auto grid w-full max-w-2xl gap-8 pt-4 pb-24">
        <h1 className="text-4xl">{t("yoursTitle")}</h1>
        {/* What was stopped is said below. */}
        {data?.reader && done && done !== "stop" && (done !== "confirm" || isOn(data.reader)) && (
          <output className="block border-l-2 border-lamp pl-4 text-lg">{t(`done.${done}`)}</output>
        )}
        {data?.reader && <Watched reader={data.reader} link={link} />}
        {data?.reader === null && <p className="text-lg">{t("unknown")}</p>}
        <p>
          <ButtonLink to={paths.listings()} look="bare" className="-ml-6">
            {t("again")}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

function isOn({ endedFor, alerts }: AlertReader): boolean {
  return endedFor === null && alerts.some(({ isConfirmed }) => isConfirmed);
}

function Watched({ reader, link }: { reader: AlertReader; link: AlertLink }) {
  const { t } = useTranslation("alerts");
  const { every, locale, endedFor, alerts } = reader;
  const firstWaiting = alerts.find(({ asks }) => asks)?.id;
  const comes = isOn(reader);
  const confirmed = alerts.filter(({ isConfirmed }) => isConfirmed);
  // As confirm_alert() in the database.
  const leavesOthers = (id: string) =>
    endedFor !== null && endedFor !== "bounced" && confirmed.some((other) => other.id !== id);
  return (
    <>
      {endedFor && (
        <div className="grid justify-items-start gap-4">
          <p className="text-lg">{t(`ended.${endedFor}`)}</p>
          {(endedFor === "stopped" || endedFor === "ignored") && confirmed.length > 0 && (
            <ChangeForm link={link} change="resume">
              <Button type="submit">{t("resume")}</Button>
            </ChangeForm>
          )}
        </div>
      )}
      {!isLocale(locale) && <p className="text-coral">{t("goneLanguage")}</p>}
      {alerts.length === 0 && <p className="text-lg">{t("none")}</p>}
      {alerts.length > 0 && (
        <section aria-labelledby="watching" className="grid gap-4">
          <h2 id="watching" className="text-2xl">
            {t(endedFor ? "watched" : "watching")}
          </h2>
          <ul className="grid gap-4">
            {alerts.map((alert) => (
              <AlertItem
                key={alert.id}
                alert={alert}
                link={link}
                isMain={alert.id === firstWaiting}
                pace={comes ? every : undefined}
                isAlone={leavesOthers(alert.id)}
                hasEnded={endedFor !== null}
              />
            ))}
          </ul>
        </section>
      )}
      {comes && (
        <div className="flex flex-wrap items-end justify-between gap-6 border-t border-line pt-8">
          <ChangeForm link={link} change="every" className="flex flex-wrap items-end gap-3">
            <SelectField
              label={t("every")}
              name="value"
              defaultValue={every}
              options={alertPaces.map((value) => ({ value, label: t(`pace.${value}`) }))}
            />
            <Button type="submit">{t("change")}</Button>
          </ChangeForm>
          <ChangeForm link={link} change="stop">
            <Button type="submit">{t("stopAll")}</Button>
          </ChangeForm>
        </div>
      )}
    </>
  );
}
