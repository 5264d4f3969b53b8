/** Enquiries that wait for an answer, each with what is left of the time that was promised. */
import { useTranslation } from "react-i18next";
import type { Today } from "../../../domain/today.ts";
import { joinClasses } from "../../components/join-classes.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { findPart } from "../admin-navigation.ts";
import { type Countdown, countDown } from "./countdown.ts";
import { DueItem, DueList, DueSection } from "./due-section.tsx";
import { useMinute } from "./use-minute.ts";

const looks: Record<Countdown["urgency"], string> = {
  late: "text-coral font-semibold",
  urgent: "text-coral",
  soon: "text-lamp",
  calm: "text-quiet",
};

export function DueEnquiries({ due: { count, first } }: { due: NonNullable<Today["enquiries"]> }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const now = useMinute();
  const inbox = findPart(adminPaths.enquiries)?.to;
  return (
    <DueSection id="due-enquiries" title={t("todayTexts.enquiries")} count={count} to={inbox}>
      <DueList>
        {first.map(({ id, kind, name, reference, listing, dueAt }) => {
          const { text, urgency } = countDown(dueAt, now, locale);
          return (
            <DueItem
              key={id}
              to={inbox && adminPaths.enquiry(id)}
              title={name}
              detail={[t(`todayTexts.kinds.${kind}`), listing, reference].filter(Boolean).join(" · ")}
              aside={
                <span className={joinClasses("tabular text-sm", looks[urgency])}>
                  {t(urgency === "late" ? "todayTexts.late" : "todayTexts.left", { time: text })}
                </span>
              }
            />
          );
        })}
      </DueList>
    </DueSection>
  );
}
