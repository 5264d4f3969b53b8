/** What the scraper wants an admin to look at, until somebody says that they have. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../api.ts";
import { buttonStyles } from "../../components/button-styles.ts";
import { useLocale } from "../../use-locale.ts";
import { alarmsQuery } from "./scraper-api.ts";

type AlarmListProps = { fetchJson: FetchJson; acknowledge: (id: string) => Promise<unknown> };

export function AlarmList({ fetchJson, acknowledge }: AlarmListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: alarms = [] } = useQuery(alarmsQuery(fetchJson));
  const acknowledging = useMutation({
    mutationFn: acknowledge,
    onSuccess: () => queryClient.invalidateQueries(alarmsQuery(fetchJson)),
  });
  if (alarms.length === 0) return null;
  return (
    <section aria-labelledby="alarms" className="grid gap-4">
      <h2 id="alarms" className="text-2xl">
        {t("admin.alarms")}
      </h2>
      {acknowledging.error && (
        <p role="alert" className="text-coral">
          {acknowledging.error.message}
        </p>
      )}
      <ul className="grid gap-4">
        {alarms.map(({ id, kind, source, detail, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5"
          >
            <div className="grow">
              <h3 className="text-coral">{t(`admin.alarm.${kind}`)}</h3>
              <p className="text-sm text-quiet">
                {source} · {new Date(createdAt).toLocaleString(locale)}
              </p>
              <p className="text-sm break-words text-quiet">{describe(detail)}</p>
            </div>
            <button
              type="button"
              className={buttonStyles.quiet}
              disabled={acknowledging.isPending}
              onClick={() => acknowledging.mutate(id)}
            >
              {t("admin.acknowledge")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The scraper's own words: "field: price, before: 0.98, now: 0.1". */
function describe(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ");
}
