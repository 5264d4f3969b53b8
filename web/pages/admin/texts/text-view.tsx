/** One text. Loaded when opened. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import type { TFunction } from "i18next";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type TextKind, isUntitled } from "../../../../domain/texts/text-kinds.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { nameText } from "../../../administration/controls/name-text.ts";
import { TextEditor } from "../../../administration/texts/text-editor.tsx";
import { oneTextQuery, textHistoryQuery } from "../../../administration/texts/texts-api.ts";
import { PageHead } from "../../../components/page/page-head.tsx";
import { nameFact } from "../../../administration/controls/name-fact.ts";
import { isCollection } from "../../../../domain/texts/collections.ts";
import type { OneText } from "../../../../domain/texts/texts-api.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Link } from "../../../routing/link.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useSearchParams } from "../../../routing/router-hooks.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function TextView({ kind, name }: { kind: TextKind; name: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const reader = useLocale();
  const asked = oneTextQuery(fetchAsUser, kind, name);
  const { data, error, refetch } = useQuery(asked);
  const begin = useSearchParams().get("begin");
  const english = data?.languages.en;
  const own = data?.languages[reader];
  const begun = begin && english?.shipped ? withFirstWords(english.shipped, begin) : undefined;
  const subject =
    kind === "list" && isCollection(name)
      ? t(`admin:writtenTexts.pages.${name}`)
      : (data?.building?.name ?? titleOf(kind, name, t, named(own) ?? named(english)));
  const title = isUntitled(kind)
    ? nameText(kind, name, t)
    : `${t(`admin:writtenTexts.kinds.${kind}`)}: ${subject}`;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <BackLink
        to={kind === "fact" ? adminPaths.facts : data ? adminPaths.textsOf(data.page) : adminPaths.texts}
      >
        {t("admin:writtenTexts.back")}
      </BackLink>
      <h1 className="mb-6 line-clamp-2 text-3xl">{title}</h1>
      {data?.building && (
        <p className="-mt-3 mb-6">
          <Link to={adminPaths.building(data.building.id)} className={`${textLinkStyles} py-1.5`}>
            {t("admin:buildingTexts.editBuilding")}
          </Link>
        </p>
      )}
      {error && !data && <FailureNotice error={error} onRetry={refetch} />}
      {!error && !data && <output className="block">{t("frame:loading")}</output>}
      {data && (
        <TextEditor
          text={data}
          begun={begun}
          fetchJson={fetchAsUser}
          sign={headersAsUser}
          onSaved={(locale) => {
            // The forms keep what is typed in them: the answer brings the marks of all languages up to date.
            void queryClient.invalidateQueries(asked);
            void queryClient.invalidateQueries(textHistoryQuery(fetchAsUser, kind, name, locale));
          }}
        />
      )}
    </>
  );
}

/** The newest words in a language. */
function named(text: OneText["languages"]["en"] | undefined): TextBody | undefined {
  return text?.newest?.body ?? text?.shipped ?? undefined;
}

function titleOf(
  kind: TextKind,
  name: string,
  t: TFunction<["admin", "frame"]>,
  body: TextBody | null | undefined,
): string {
  if (kind === "fact") return nameFact(name, t);
  return Object.values(body ?? {})[0] || name;
}

/** The first field of the kind. */
function withFirstWords(empty: TextBody, words: string): TextBody {
  const [first = ""] = Object.keys(empty);
  return { ...empty, [first]: words };
}
