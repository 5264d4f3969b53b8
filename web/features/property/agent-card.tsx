/** The listing's agent. One of our own people, known by the name, has a portrait and languages in the settings. */
import { useTranslation } from "react-i18next";
import { intlTags } from "../../../domain/languages/locales.ts";
import type { Agent } from "../../../domain/listings/listing.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Picture } from "../../components/pictures/picture.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { useSite } from "../../visitor/use-site.ts";

export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useTranslation("homeDetails");
  const ours = useSite().people.people.find(({ name }) => name === agent.name);
  const names = new Intl.DisplayNames(intlTags[useLocale()], { type: "language" });
  const languages = (ours?.languages ?? []).map((language) => names.of(language) ?? language);
  const photo = agent.photo || ours?.portrait;
  return (
    <div className="flex items-center gap-4 border-t border-line pt-4">
      {photo ? (
        <Picture src={photo} alt="" sizes="64px" className="size-16 shrink-0 rounded-full" />
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
        {languages.length > 0 && (
          <p className="text-quiet">{t("agentSpeaks", { languages: languages.join(", ") })}</p>
        )}
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
