/** `/admin/property-scraper/paste`: a post, or with `?source=` a page of that source. Loaded when opened. */
import { useTranslation } from "react-i18next";
import { fetchAsUser, postAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { PasteForm } from "../../../administration/paste/paste-form.tsx";
import { PostForm } from "../../../administration/paste/post-form.tsx";
import { Disclosure } from "../../../administration/controls/disclosure.tsx";
import { useSearchParams } from "../../../routing/router-hooks.ts";

export function PasteView() {
  const { t } = useTranslation("admin");
  const source = useSearchParams().get("source");
  const page = (
    <>
      <p className="mb-8 max-w-3xl text-quiet">{t("pasteTexts.intro")}</p>
      <PasteForm
        fetchJson={fetchAsUser}
        sourceId={source ?? ""}
        send={(id, pasted) => postAsUser(`/api/admin/sources/${id}/pastes`, pasted)}
      />
    </>
  );
  if (source) return page;
  return (
    <>
      <p className="mb-6 max-w-3xl text-quiet">{t("postTexts.intro")}</p>
      <PostForm
        fetchJson={fetchAsUser}
        send={(text) => postAsUser("/api/admin/posts", { text })}
        sign={() => headersAsUser()}
      />
      <div className="mt-10">
        <Disclosure summary={t("postTexts.asPage")}>{page}</Disclosure>
      </div>
    </>
  );
}
