import { useTranslation } from "react-i18next";
import { Link } from "../../../routing/link.tsx";
import type { AdminPart } from "./admin-navigation.ts";

const looks = {
  row: "flex min-h-11 items-center gap-3 rounded-lg px-3 text-quiet transition-colors hover:bg-paper/8 hover:text-paper aria-[current=page]:bg-paper/8 aria-[current=page]:text-paper",
  tab: "grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 px-1 text-xs text-quiet aria-[current=page]:text-lamp",
} as const;

type PartLinkProps = {
  part: AdminPart;
  isCurrent: boolean;
  look: keyof typeof looks;
  onClick?: () => void;
};

export function PartLink({ part, isCurrent, look, onClick }: PartLinkProps) {
  const { t } = useTranslation("admin");
  return (
    <Link
      to={part.to}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onClick}
      className={looks[look]}
    >
      <part.Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-w-full truncate">{t(`frameTexts.parts.${part.name}`)}</span>
    </Link>
  );
}
