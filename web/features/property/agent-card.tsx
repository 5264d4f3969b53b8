/** The listing's agent. */
import { useTranslation } from "react-i18next";
import type { Agent } from "../../../domain/listings/listing.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Picture } from "../../components/pictures/picture.tsx";

export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useTranslation("property");
  return (
    <div className="flex items-center gap-4 border-t border-line pt-4">
      {agent.photo ? (
        <Picture src={agent.photo} alt="" sizes="64px" className="size-16 shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-lifted font-heading text-2xl text-lamp"
        >
          {agent.name.slice(0, 1)}
        </span>
      )}
      <div className="min-w-0 text-sm">
        <p className="text-quiet">{t("agent")}</p>
        <p className="text-base font-medium">{agent.name}</p>
        {agent.phone && (
          <p>
            <a
              href={`tel:${agent.phone.replace(/[^+\d]/g, "")}`}
              className={`${textLinkStyles} inline-block py-1`}
            >
              {agent.phone}
            </a>
          </p>
        )}
        {agent.email && (
          <p className="truncate">
            <a href={`mailto:${agent.email}`} className={`${textLinkStyles} inline-block py-1`}>
              {agent.email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
