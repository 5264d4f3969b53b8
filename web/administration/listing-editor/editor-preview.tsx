/** Shows, when asked, what visitors would see. Only then does it follow what is typed. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableListing } from "../../../domain/listings/editable-listing.ts";
import type { ListingFields } from "../../../domain/listings/listing-fields.ts";
import { Button } from "../../components/controls/button.tsx";
import { useEditorValue } from "./state/editor-context.ts";

type EditorPreviewProps = { render: (values: ListingFields, stored: EditableListing | null) => ReactNode };

export function EditorPreview({ render }: EditorPreviewProps) {
  const { t } = useTranslation("admin");
  const [isOpen, setOpen] = useState(false);
  const shown = useEditorValue(({ state }) => (isOpen ? state : undefined));
  return (
    <section aria-label={t("editorTexts.preview")} className="grid gap-4">
      <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("editorTexts.preview")}
      </Button>
      {shown && render(shown.values, shown.stored)}
    </section>
  );
}
