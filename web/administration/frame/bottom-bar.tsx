/** The navigation on a phone: the first parts as tabs, the others behind "More". */
import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Today } from "../../../domain/today.ts";
import type { AdminPart } from "../admin-navigation.ts";
import { PartLink } from "./part-link.tsx";

const mostTabs = 5;
const moreId = "more-parts";

type BottomBarProps = {
  parts: readonly AdminPart[];
  current: AdminPart | undefined;
  today: Today | undefined;
};

export function BottomBar({ parts, current, today }: BottomBarProps) {
  const { t } = useTranslation("adminFrame");
  const tabs = parts.length > mostTabs ? parts.slice(0, mostTabs - 1) : parts;
  const others = parts.slice(tabs.length);
  const close = () => document.getElementById(moreId)?.hidePopover();
  return (
    <nav
      aria-label={t("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-night pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {tabs.map((part) => (
          <li key={part.name} className="min-w-0">
            <PartLink part={part} isCurrent={part.name === current?.name} today={today} look="tab" />
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0">
            <button
              type="button"
              popoverTarget={moreId}
              className={`grid min-h-14 w-full cursor-pointer content-center justify-items-center gap-0.5 text-xs ${others.some((part) => part.name === current?.name) ? "text-lamp" : "text-quiet"}`}
            >
              <Ellipsis aria-hidden="true" className="size-5" />
              {t("more")}
            </button>
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <div
          id={moreId}
          popover="auto"
          className="fixed inset-[auto_0.5rem_4.5rem_auto] m-0 min-w-52 rounded-card border border-line bg-raised p-1.5 text-paper shadow-soft"
        >
          <ul>
            {others.map((part) => (
              <li key={part.name}>
                <PartLink
                  part={part}
                  isCurrent={part.name === current?.name}
                  today={today}
                  look="row"
                  onClick={close}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}
