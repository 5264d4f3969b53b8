/** What the sender wrote and chose, in words, and what earlier forms that were merged into this lead said. */
import { useTranslation } from "react-i18next";
import { describeAnswers } from "../../../../domain/leads/desk/describe-answers.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { isAdminLocale, localisePath } from "../../../../domain/languages/locales.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { HomeState } from "../home-state.tsx";
import { Panel } from "../panel.tsx";

type Answered = { message: string; answers: Record<string, unknown>; locale: LeadDetails["locale"] };

export function AnswersPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { home, homesAskedAbout } = lead;
  return (
    <Panel title={t("enquiryTexts.answers")}>
      {home && (
        <div>
          {t("enquiryTexts.home")}{" "}
          <Link to={paths.property(home.slug)} lang={home.language} className={textLinkStyles}>
            {home.title}
          </Link>
          <HomeState home={home} />
        </div>
      )}
      <Answers answered={lead} />
      {homesAskedAbout.length > 0 && (
        <p>
          {t("enquiryTexts.otherHomes")}{" "}
          {homesAskedAbout.map(({ slug, title, language }) => (
            <a
              key={slug}
              href={localisePath(paths.property(slug), "en")}
              lang={language}
              className={`${textLinkStyles} mr-3`}
            >
              {title}
            </a>
          ))}
        </p>
      )}
      {lead.earlier.map((earlier) => (
        <Disclosure
          key={earlier.id}
          summary={t("enquiryTexts.earlier", {
            kind: t(`enquiryTexts.kinds.${earlier.kind}`),
            reference: earlier.reference,
          })}
        >
          <Answers answered={{ ...earlier, locale: lead.locale }} />
        </Disclosure>
      ))}
    </Panel>
  );
}

function Answers({ answered }: { answered: Answered }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const rows = describeAnswers(answered.answers, isAdminLocale(locale) ? locale : "en");
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 empty:hidden sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-quiet sm:text-base">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {answered.message ? (
        <blockquote
          lang={answered.locale}
          className="border-l-2 border-lamp pl-4 wrap-anywhere whitespace-pre-wrap"
        >
          {answered.message}
        </blockquote>
      ) : (
        rows.length === 0 && <p className="text-quiet">{t("enquiryTexts.noMessage")}</p>
      )}
    </>
  );
}
