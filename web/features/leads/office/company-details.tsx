/** Registration, tax number, licence and who keeps the money: what the owner has filled in, and nothing else. */
import { useTranslation } from "react-i18next";
import type { Registration } from "../../../../domain/site/settings/registration-schema.ts";
import { listFilled } from "../../../../domain/site/site-details.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";

export function CompanyDetails({ details }: { details: Registration }) {
  const { t } = useTranslation("contact");
  const filled = listFilled(details);
  if (filled.length === 0) return null;
  return (
    <dl className="grid gap-3 text-sm">
      {filled.map(({ name, value }) =>
        name === "sampleContract" ? (
          <div key={name}>
            <dt className="sr-only">{t(`details.${name}`)}</dt>
            <dd>
              <a href={value} className={textLinkStyles}>
                {t(`details.${name}`)}
              </a>
            </dd>
          </div>
        ) : (
          <div key={name}>
            <dt className="text-quiet">{t(`details.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
