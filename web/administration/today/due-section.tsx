/** One kind of thing that is due: how many there are, and the first ones. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../components/card.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";

type DueSectionProps = {
  id: string;
  title: string;
  count: number;
  /** Where all of them are. */
  to?: string | undefined;
  children: ReactNode;
};

export function DueSection({ id, title, count, to, children }: DueSectionProps) {
  const { t } = useTranslation("admin");
  return (
    <Card as="section" className="p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title} <span className="tabular text-quiet">{count}</span>
        </h2>
        {to && (
          <Link to={to} className={`${textLinkStyles} inline-flex min-h-6 items-center text-sm`}>
            {t("todayTexts.all", { title })}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}

export function DueList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

type DueItemProps = { to: string | undefined; title: string; detail: string; aside?: ReactNode };

export function DueItem({ to, title, detail, aside }: DueItemProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 sm:flex-nowrap">
      <span className="min-w-0 wrap-anywhere">
        {to ? (
          <Link to={to} className={`${textLinkStyles} inline-block min-h-6`}>
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="block text-sm text-quiet">{detail}</span>
      </span>
      {aside && <span className="sm:shrink-0 sm:text-right">{aside}</span>}
    </li>
  );
}
