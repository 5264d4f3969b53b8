/** Asks before a text or a home goes that others link to, and names them. */
import { useTranslation } from "react-i18next";
import type { ArticleLink } from "../../../domain/texts/articles/article-links.ts";
import { Button } from "../../components/controls/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";

type LinksQuestionProps = {
  isOpen: boolean;
  title: string;
  lead: string;
  yes: string;
  linkedFrom: readonly ArticleLink[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function LinksQuestion(props: LinksQuestionProps) {
  const { isOpen, title, lead, yes, linkedFrom, isBusy, onConfirm, onClose } = props;
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={lead}>
      {linkedFrom.length > 0 && <LinkingTexts linkedFrom={linkedFrom} />}
      <div className="flex flex-wrap gap-3">
        <Button look="gold" isBusy={isBusy} onClick={onConfirm}>
          {yes}
        </Button>
        <Button onClick={onClose}>{t("articleRoom.address.deleteNo")}</Button>
      </div>
    </Dialog>
  );
}

export function LinkingTexts({ linkedFrom }: Pick<LinksQuestionProps, "linkedFrom">) {
  const { t } = useTranslation("admin");
  return (
    <div className="mb-6">
      <p className="mb-2">{t("articleRoom.address.linkedFrom")}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {linkedFrom.map(({ kind, slug, locale, title: from }) => (
          <li key={`${kind} ${slug} ${locale}`} className="wrap-anywhere">
            {from} <span className="text-quiet uppercase">{locale}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
