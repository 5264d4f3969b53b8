/** The one editor of a home, new or old: sections with an index beside them, and what is missing on the other side. */
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableListing, OpenedListing } from "../../../domain/listings/editable-listing.ts";
import type { ListingFields } from "../../../domain/listings/listing-fields.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useLeaveWarning } from "../controls/use-leave-warning.ts";
import { AgentSection } from "./sections/agent-section.tsx";
import { BasicsSection } from "./sections/basics-section.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { EditorActions } from "./editor-actions.tsx";
import type { EditorApi } from "./editor-api.ts";
import { EditorContext } from "./state/editor-context.ts";
import { DraftState, EditorNotices } from "./editor-notices.tsx";
import { EditorPreview } from "./editor-preview.tsx";
import { EditorTitle } from "./editor-title.tsx";
import { SampleNotice } from "./sample-notice.tsx";
import { EditorSection } from "./sections/editor-section.tsx";
import { FactsSection } from "./sections/facts-section.tsx";
import { HistorySection } from "./sections/history-section.tsx";
import { InsightPanel } from "./insight-panel.tsx";
import { InterestPanel } from "./interest-panel.tsx";
import { OwnershipSection } from "./sections/ownership-section.tsx";
import { OwnerSection } from "./sections/owner-section.tsx";
import { PicturesSection } from "./sections/pictures-section.tsx";
import { PlanSection } from "./sections/plan-section.tsx";
import { PlaceSection } from "./sections/place-section.tsx";
import { PriceSection } from "./sections/price-section.tsx";
import { type SectionName, sectionNames } from "./sections/section-names.ts";
import { TranslationsSection } from "./sections/translations-section.tsx";
import { useListingEditor } from "./state/use-listing-editor.ts";

type ListingEditorProps = {
  api: EditorApi;
  opened: OpenedListing;
  sign: SignRequest;
  onSaved: (message: string) => void;
  onDuplicated: (id: string) => void;
  onRemoved: (message: string) => void;
  /** The card and the page that visitors would see. */
  renderPreview: (values: ListingFields, stored: EditableListing | null) => ReactNode;
};

export function ListingEditor({
  api,
  opened,
  sign,
  onSaved,
  onDuplicated,
  onRemoved,
  renderPreview,
}: ListingEditorProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const editor = useListingEditor(api, opened);
  const [isOwnerTyped, setIsOwnerTyped] = useState(false);
  useLeaveWarning(isOwnerTyped);
  const copying = useMutation({ mutationFn: api.duplicate, onSuccess: ({ id }) => onDuplicated(id) });

  const sections: Record<SectionName, ReactNode> = {
    basics: <BasicsSection />,
    pictures: <PicturesSection sign={sign} />,
    price: <PriceSection />,
    place: <PlaceSection />,
    facts: <FactsSection />,
    plan: <PlanSection sign={sign} />,
    ownership: <OwnershipSection />,
    agent: <AgentSection />,
    translations: <TranslationsSection />,
    owner: <OwnerSection onTyped={setIsOwnerTyped} />,
    history: <HistorySection />,
  };
  return (
    <EditorContext value={editor}>
      <header className="mb-6 grid gap-3">
        <EditorTitle />
        <DraftState isOwnerTyped={isOwnerTyped} />
        <EditorActions
          onSaved={onSaved}
          isOwnerTyped={isOwnerTyped}
          isCopying={copying.isPending}
          onDuplicate={() => copying.mutate()}
        />
        <FailureNotice error={copying.error} />
        <EditorNotices />
        <SampleNotice onRemoved={onRemoved} />
        <ConflictPanel />
      </header>
      <div className="grid gap-8 max-md:pb-32 lg:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[10rem_minmax(0,1fr)_17rem]">
        <nav aria-label={t("admin:editorTexts.sections")} className="max-lg:hidden">
          <ul className="sticky top-28 grid gap-1">
            {sectionNames.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="min-h-10 w-full cursor-pointer rounded-field px-3 text-left text-quiet hover:bg-paper/8 hover:text-paper"
                  onClick={() => show({ section: name })}
                >
                  {t(`admin:editorTexts.section.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 content-start gap-4">
          {sectionNames.map((name) => (
            <EditorSection key={name} name={name}>
              {sections[name]}
            </EditorSection>
          ))}
          <EditorPreview render={renderPreview} />
        </div>
        <aside className="lg:max-xl:order-first lg:max-xl:col-span-2">
          <div className="rounded-card border border-line bg-raised p-5 xl:sticky xl:top-28">
            <InsightPanel show={show} />
            <InterestPanel />
          </div>
        </aside>
      </div>
    </EditorContext>
  );
}

/** Opens the section and brings the field into view. A section has its fields once it is open. */
function show({ section, field }: { section: SectionName; field?: string }): void {
  const details = document.getElementById(`section-${section}`);
  if (!(details instanceof HTMLDetailsElement)) return;
  const bringIntoView = () => {
    const target = field ? document.getElementById(`field-${field}`) : details.querySelector("summary");
    target?.focus();
    target?.scrollIntoView({ block: "center" });
  };
  if (details.open) return bringIntoView();
  details.addEventListener("toggle", () => requestAnimationFrame(bringIntoView), { once: true });
  details.open = true;
}
