/** Says in which block a problem is, and leads there. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "../../../domain/texts/articles/article-blocks.ts";
import { ApiFailure } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { describeTextProblem } from "../texts/describe-text-problem.ts";
import type { FoundProblem } from "./find-article-problem.ts";

type ArticleProblemProps = {
  problem: FoundProblem | undefined;
  error: Error | null;
  blocks: readonly Block[];
};

export function ArticleProblem({ problem, error, blocks }: ArticleProblemProps) {
  const { t } = useTranslation("admin");
  const place = useRef<HTMLDivElement>(null);
  // The press that the server refused was perhaps made far above.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: "center" });
  }, [error]);
  const found = problem ?? problemOf(error);
  if (!found && !error) return null;
  if (!found)
    return (
      <div ref={place}>
        <FailureNotice error={error} />
      </div>
    );
  const index = Number(/^(?:body\.)?blocks\.(\d+)/.exec(found.field)?.[1] ?? Number.NaN);
  const block = blocks[index];
  const { kind, value } = describeTextProblem(found.message);
  const [, address] = /^"(.+)" leads nowhere$/.exec(found.message) ?? [];
  const what =
    address !== undefined
      ? t("articleRoom.problems.link", { address })
      : kind === "empty" && (found.field === "title" || found.field === "description")
        ? t(`articleRoom.problems.${found.field}`)
        : kind === "other"
          ? found.message
          : t(`writtenTexts.problems.${kind}`, { value, example: "{{place}}" });
  return (
    <div ref={place} data-problem role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p>
        {block
          ? t("articleRoom.problems.block", {
              number: index + 1,
              kind: t(`articleTexts.blocks.${nameOf(block)}`),
              what,
            })
          : t("articleRoom.problems.text", { what })}
      </p>
      {block && (
        <Button
          look="quietSmall"
          onClick={({ currentTarget }) => {
            const text = currentTarget.closest("form")?.querySelector("[role=textbox][aria-multiline]");
            text?.children[index]?.scrollIntoView({ block: "center" });
          }}
        >
          {t("articleRoom.problems.show")}
        </Button>
      )}
    </div>
  );
}

function problemOf(error: Error | null): FoundProblem | undefined {
  if (!(error instanceof ApiFailure) || error.code !== "invalid_input") return undefined;
  const { field } = (error.body as { error?: { field?: string } }).error ?? {};
  return field === undefined ? undefined : { field, message: error.message };
}

function nameOf(block: Block) {
  if (block.type === "list") return block.style;
  return block.type === "callout" ? block.kind : block.type;
}
