/** Publish, save, plan, put back: in reach on a phone at any scroll, except while the keyboard is open. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";
import type { TextState } from "../../../domain/texts/texts-api.ts";
import { Button } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { formatMoment } from "../controls/format-time.ts";
import type { KeptState } from "../drafts/draft-keeper.ts";
import { formatTime } from "../controls/format-time.ts";
import { PattayaField, isComing } from "../texts/pattaya-field.tsx";

type UnsavedState = KeptState<unknown>["state"];
type ArticleActionsProps = {
  state: TextState;
  publishAt: string | null;
  /** There is a file to go back to. */
  isShipped: boolean;
  hasVersion: boolean;
  /** What is typed and neither published nor a version yet. */
  unsaved: { state: UnsavedState; at: string | undefined } | undefined;
  /** Only one button in view is gold. */
  isAside: boolean;
  isBusy: boolean;
  onSend: (state: TextState, publishAt?: string) => void;
  /** To our text, or off the site. Asks first. */
  onPutBack: () => void;
};

export function ArticleActions(props: ArticleActionsProps) {
  const { state, publishAt, isShipped, hasVersion, unsaved, isAside, isBusy, onSend, onPutBack } = props;
  const { t } = useTranslation("admin");
  const reader = useLocale();
  const [planAt, setPlanAt] = useState("");
  const [openedAt] = useState(() => new Date());
  const instant = pattayaInstant(planAt);
  const isDue = state === "scheduled" && publishAt !== null && new Date(publishAt) <= openedAt;
  const stateNow =
    state === "shipped" && !isShipped ? (hasVersion ? "taken" : "none") : isDue ? "due" : state;
  return (
    <>
      <div className="article-actions">
        <Button look={isAside ? "quiet" : "gold"} isBusy={isBusy} onClick={() => onSend("published")}>
          {t("writtenTexts.publish")}
        </Button>
        <Button isBusy={isBusy} onClick={() => onSend("draft")}>
          {t("writtenTexts.saveDraft")}
        </Button>
        <p className="text-sm text-quiet">
          {unsaved
            ? t(`articleRoom.draft.${unsaved.state === "idle" ? "waiting" : unsaved.state}`, {
                time: unsaved.at ? formatMoment(unsaved.at, reader) : "",
              })
            : stateNow === "none" || stateNow === "taken"
              ? t(`articleRoom.state.${stateNow}`)
              : t(`writtenTexts.state.${stateNow}`, {
                  time: publishAt ? formatTime(publishAt, reader) : "",
                })}
        </p>
      </div>
      {hasVersion && state !== "shipped" && (
        <div>
          <Button look="quietSmall" isBusy={isBusy} onClick={onPutBack}>
            {t(isShipped ? "writtenTexts.restore" : "articleRoom.takeOff")}
          </Button>
        </div>
      )}
      <Disclosure summary={t("writtenTexts.plan")}>
        <div className="grid justify-items-start gap-3 pb-3">
          <PattayaField
            value={planAt}
            error={planAt !== "" && !isComing(instant) ? t("writtenTexts.planWrong") : undefined}
            onChange={setPlanAt}
          />
          <Button
            look="quietSmall"
            isBusy={isBusy}
            isOff={!isComing(instant)}
            onClick={() => instant && onSend("scheduled", instant.toISOString())}
          >
            {t("writtenTexts.plan")}
          </Button>
        </div>
      </Disclosure>
    </>
  );
}
