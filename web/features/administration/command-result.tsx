/** The result of a command. The live region exists before it has text, so that screen readers announce it. */
import type { RefObject } from "react";
import { FailureNotice } from "./failure-notice.tsx";

type CommandResultProps = {
  result: RefObject<HTMLOutputElement | null>;
  message: string | undefined;
  error: Error | null;
};

export function CommandResult({ result, message, error }: CommandResultProps) {
  return (
    <>
      <output ref={result} tabIndex={-1} className="block text-sm empty:sr-only">
        {message}
      </output>
      <FailureNotice error={error} />
    </>
  );
}
