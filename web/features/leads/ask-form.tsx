/** The contact form for one home, which it names. */
import { useTranslation } from "react-i18next";
import { ContactForm } from "./contact-form.tsx";

type AskFormProps = { label: string; listingId: string; title: string };

export function AskForm({ label, listingId, title }: AskFormProps) {
  const { t } = useTranslation("contact");
  return <ContactForm label={label} listingId={listingId} suggestion={t("messageHome", { title })} />;
}
