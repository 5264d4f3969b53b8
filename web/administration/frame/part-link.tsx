import { useTranslation } from "react-i18next";
import type { Today } from "../../../domain/today.ts";
import { Link } from "../../routing/link.tsx";
import type { AdminPart } from "../admin-navigation.ts";

const looks = {
  row: "flex min-h-11 items-center gap-3 rounded-lg px-3 text-quiet transition-colors hover:bg-paper/8 hover:text-paper aria-[current=page]:bg-paper/8 aria-[current=page]:text-paper",
  tab: "relative grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 px-1 text-xs text-quiet aria-[current=page]:text-lamp",
} as const;

const countPlaces = { row: "ml-auto", tab: "absolute top-1 left-1/2 ml-2" } as const;

type PartLinkProps = {
  part: AdminPart;
  isCurrent: boolean;
  today: Today | undefined;
  look: keyof typeof looks;
  onClick?: () => void;
};

export function PartLink({ part, isCurrent, today, look, onClick }: PartLinkProps) {
  const { t } = useTranslation("adminFrame");
  const count = today && part.countOf?.(today);
  return (
    <Link
      to={part.to}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onClick}
      className={looks[look]}
    >
      <part.Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-w-full truncate">{t(`parts.${part.name}`)}</span>
      {!!count && (
        <span className={`tabular rounded-full bg-lamp px-1.5 text-xs text-ink ${countPlaces[look]}`}>
          <span className="sr-only">{t("waiting")} </span>
          {count}
        </span>
      )}
    </Link>
  );
}
