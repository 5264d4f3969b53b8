/** Letters about homes that go to the account's address. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MyAlerts } from "../../../../domain/alerts/alert-choices.ts";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { FailureNote } from "../failures/failure-note.tsx";
import { fetchAsUser } from "../fetch-as-user.ts";
import { Section } from "./section.tsx";

const myAlertsQuery = queryOptions({
  queryKey: ["my-alerts"],
  queryFn: () => fetchAsUser<MyAlerts>("/api/me/alerts"),
});

export function AlertsSection() {
  const { t } = useTranslation("myAccount");
  const { data, error, isPending } = useQuery(myAlertsQuery);
  return (
    <Section id="alerts" title={t("alerts.title")}>
      <FailureNote error={error} />
      {isPending && <Skeleton className="h-12" />}
      {data && <p className="text-quiet">{t(data.path ? "alerts.text" : "alerts.none")}</p>}
      {data?.path && (
        <ButtonLink to={data.path} look="quietSmall" className="justify-self-start">
          {t("alerts.open")}
        </ButtonLink>
      )}
    </Section>
  );
}
