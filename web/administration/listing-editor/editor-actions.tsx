/** What can be done with the home: save, publish, take off, sold, rented, offer again, copy. */
import { useTranslation } from "react-i18next";
import type { ListingChanges } from "../../../domain/listings/listing-fields.ts";
import { possibleStatuses, usualStatus } from "../../../domain/listings/offer.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { paths } from "../../routing/paths.ts";
import { nameField } from "../scraping/name-field.ts";
import { useEditor, useEditorValue, useFieldValue } from "./state/editor-context.ts";
import { type Block, findBlock } from "./state/find-block.ts";

type EditorActionsProps = {
  onSaved: (message: string) => void;
  /** The owner has a button of its own. */
  isOwnerTyped: boolean;
  onDuplicate: () => void;
  isCopying: boolean;
};

export function EditorActions({ onSaved, isOwnerTyped, onDuplicate, isCopying }: EditorActionsProps) {
  const { t } = useTranslation("admin");
  const { session, save } = useEditor();
  const stored = useEditorValue(({ state }) => state.stored);
  const conflicts = useEditorValue(({ state }) => state.conflicts);
  const problems = useEditorValue((view) => view.problems);
  const isChanged = useEditorValue((view) => view.isChanged);
  const isSaving = useEditorValue((view) => view.isSaving);
  const typedStatus = useFieldValue("status");
  const typedType = useFieldValue("property_type");
  const block = findBlock({ conflicts, problems, isChanged, isNew: stored === null });
  const isBlocked = block !== undefined && block.kind !== "unchanged";
  const isPublic = stored?.publication === "published";
  const status = stored?.status ?? typedStatus;
  const type = stored?.property_type ?? typedType;
  const isGone = status.includes("sold") || status.includes("rented");

  const run = async (changes: ListingChanges, message: string, alone = false) => {
    if (await save(changes, { alone })) onSaved(message);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className={withinReach}>
        {!isPublic && (
          <Button
            look="gold"
            isBusy={isSaving}
            isOff={isBlocked}
            aria-describedby={isBlocked ? blockId : undefined}
            onClick={() => void run({ publication: "published" }, t("editorTexts.published"))}
          >
            {t("editorTexts.publish")}
          </Button>
        )}
        <Button
          look={isPublic ? "gold" : "quiet"}
          isBusy={isSaving}
          isOff={block !== undefined}
          aria-describedby={block && blockId}
          onClick={() => void run({}, t("saved"))}
        >
          {t("editorTexts.save")}
        </Button>
        {block && <BlockNotice block={block} isOwnerTyped={isOwnerTyped} />}
      </div>
      {isChanged && (
        <Button look="bare" onClick={session.discard}>
          {t("editorTexts.discard")}
        </Button>
      )}
      {stored && (
        <>
          {isPublic && (
            <Button
              isBusy={isSaving}
              onClick={() => void run({ publication: "withdrawn" }, t("editorTexts.withdrawn"), true)}
            >
              {t("editorTexts.withdraw")}
            </Button>
          )}
          {isGone ? (
            <Button
              isBusy={isSaving}
              onClick={() => void run({ status: [usualStatus(type)] }, t("editorTexts.offered"), true)}
            >
              {t("editorTexts.offerAgain")}
            </Button>
          ) : (
            <>
              {possibleStatuses(type).includes("sold") && (
                <Button
                  isBusy={isSaving}
                  onClick={() => void run({ status: ["sold"] }, t("editorTexts.sold"), true)}
                >
                  {t("editorTexts.markSold")}
                </Button>
              )}
              {status.includes("for-rent") && (
                <Button
                  isBusy={isSaving}
                  onClick={() =>
                    void run(
                      { status: [...status.filter((one) => one !== "for-rent"), "rented"] },
                      t("editorTexts.rented"),
                      true,
                    )
                  }
                >
                  {t("editorTexts.markRented")}
                </Button>
              )}
            </>
          )}
          <Button look="bare" isBusy={isCopying} onClick={onDuplicate}>
            {t("editorTexts.duplicate")}
          </Button>
          {isPublic && (
            <ButtonLink look="bare" to={paths.property(stored.slug)}>
              {t("viewListing")}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

/** On a phone the form is many screens long: they stay above the bar of the administration, with their reason. */
const withinReach =
  "flex flex-wrap items-center gap-3 max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] " +
  "max-md:z-20 max-md:gap-2 max-md:rounded-card max-md:border max-md:border-edge max-md:bg-lifted max-md:p-2 max-md:shadow-soft";

const blockId = "save-block";

/** Beside the buttons, on a phone too: why they cannot be pressed. */
function BlockNotice({ block, isOwnerTyped }: { block: Block; isOwnerTyped: boolean }) {
  const { t } = useTranslation("admin");
  const names = block.kind === "problems" ? block.fields.map((field) => nameField(field, t)) : [];
  return (
    <p
      id={blockId}
      className={`text-sm max-sm:basis-full ${block.kind === "unchanged" ? "text-quiet" : "text-coral"}`}
    >
      {block.kind === "unchanged" && isOwnerTyped
        ? t("editorTexts.ownerTyped")
        : t(`editorTexts.block.${block.kind}`, { fields: names.join(", ") })}
    </p>
  );
}
