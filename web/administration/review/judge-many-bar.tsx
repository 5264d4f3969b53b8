/** What is done with all chosen homes, and what came of it. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import type { ManyJudged, useManyJudgements } from "./use-many-judgements.ts";

type JudgeManyBarProps = { many: ReturnType<typeof useManyJudgements>; isBusy: boolean };

const looks =
  "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-lifted px-4 py-3 shadow-soft";

export function JudgeManyBar({ many, isBusy }: JudgeManyBarProps) {
  const { t } = useTranslation("admin");
  const { picked } = many;
  if (picked.length === 0) return null;
  return (
    <section aria-label={t("homeTexts.chosenActions")} className={looks}>
      <p className="tabular mr-auto">{t("homeTexts.chosen", { count: picked.length })}</p>
      <Button look="quietSmall" isBusy={isBusy} onClick={() => many.judge("publish")}>
        {t("reviewTexts.approveMany", { count: picked.length })}
      </Button>
      <Button look="quietSmall" isBusy={isBusy} onClick={() => many.judge("reject")}>
        {t("reviewTexts.rejectMany", { count: picked.length })}
      </Button>
      <Button
        look="bareSmall"
        onClick={() =>
          many.choose(
            picked.map(({ id }) => id),
            false,
          )
        }
      >
        {t("homeTexts.chooseNone")}
      </Button>
    </section>
  );
}

/** Always rendered, to be announced. */
export function ManyJudgedNotice({ many, isBusy }: JudgeManyBarProps) {
  const { t } = useTranslation("admin");
  const { judged } = many;
  const text = useRef<HTMLOutputElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (judged) text.current?.focus();
  }, [judged]);
  const left = judged?.kind === "judged" ? judged.left : [];
  return (
    <div className={judged ? looks : "sr-only"}>
      <output ref={text} tabIndex={-1} className="mr-auto min-w-0 break-words focus:outline-none">
        {judged && <Sentences judged={judged} />}
      </output>
      {judged?.kind === "judged" && judged.former.length > 0 && (
        <Button look="quietSmall" isBusy={isBusy} onClick={() => many.undo(judged.former)}>
          {t("reviewTexts.undo")}
        </Button>
      )}
      {judged && (
        <Button look="bareSmall" onClick={many.forget}>
          {t("editorTexts.understood")}
        </Button>
      )}
      {left.length > 0 && (
        <ul className="grid max-h-40 basis-full gap-1 overflow-y-auto text-sm">
          {left.map(({ id, title, outcome }) => (
            <li key={id} className="break-words">
              {title}: <span className="text-coral">{t(`homeTexts.outcome.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sentences({ judged }: { judged: ManyJudged }) {
  const { t } = useTranslation("admin");
  if (judged.kind === "undone") {
    const { back, left } = judged;
    return [
      back > 0 && t("reviewTexts.manyBack", { count: back }),
      left > 0 && t("homeTexts.notPutBack", { count: left }),
    ]
      .filter(Boolean)
      .join(" ");
  }
  return t(judged.action === "publish" ? "reviewTexts.manyApproved" : "reviewTexts.manyRejected", {
    count: judged.former.length,
  });
}
