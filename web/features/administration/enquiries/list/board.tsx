/** The way of the enquiries as columns. Cards move by mouse, by arrow keys, and by their own menu, which phones use. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { leadSteps } from "../../../../../domain/leads/desk/lead-states.ts";
import { CommandResult } from "../../command-result.tsx";
import { useMove } from "../use-move.ts";
import { BoardColumn } from "./board-column.tsx";
import { useCardDrag } from "./use-card-drag.ts";

export function Board() {
  const { t } = useTranslation("admin");
  const { move, result, message, error } = useMove();
  const columns = useRef<HTMLElement>(null);
  useCardDrag(columns, move);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-quiet">{t("enquiryTexts.boardHint")}</p>
      <CommandResult result={result} message={message} error={error} />
      <section
        ref={columns}
        tabIndex={0}
        aria-label={t("enquiryTexts.board")}
        className="-mx-4 grid auto-cols-[min(17rem,82vw)] snap-x grid-flow-col gap-3 overflow-x-auto px-4 pb-4"
      >
        {leadSteps.map((state) => (
          <BoardColumn key={state} state={state} move={move} />
        ))}
      </section>
    </div>
  );
}
