/** The way of the enquiries as columns. Cards move by mouse, by arrow keys, and by their own menu, which phones use. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { leadSteps } from "../../../domain/leads/desk/lead-states.ts";
import { CommandResult } from "../controls/command-result.tsx";
import { useMove } from "./use-move.ts";
import { BoardColumn } from "./list/board-column.tsx";
import { CardFollower } from "./list/card-follower.ts";
import { useCardDrag } from "./list/use-card-drag.ts";

export function Board() {
  const { t } = useTranslation("admin");
  const { move, message, error } = useMove();
  // The focus stays with the card, not with these words.
  const said = useRef<HTMLOutputElement>(null);
  const [follower] = useState(() => new CardFollower());
  const columns = useRef<HTMLElement>(null);
  useCardDrag(columns, move);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-quiet">{t("enquiryTexts.boardHint")}</p>
      <CommandResult result={said} message={message} error={error} />
      <section
        ref={columns}
        tabIndex={0}
        aria-label={t("enquiryTexts.board")}
        // `relative`: else the hidden labels of the cards lie outside and widen the page.
        className="relative -mx-4 grid auto-cols-[min(17rem,82vw)] snap-x scroll-px-4 grid-flow-col gap-3 overflow-x-auto px-4 pb-4"
      >
        {leadSteps.map((state) => (
          <BoardColumn key={state} state={state} move={move} follower={follower} />
        ))}
      </section>
    </div>
  );
}
