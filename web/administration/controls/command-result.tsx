/** The result of a command. The live region exists before it has text, so that screen readers announce it. */
import { type RefObject, useEffect, useRef } from "react";
import { FailureNotice } from "./failure-notice.tsx";

type CommandResultProps = {
  result: RefObject<HTMLOutputElement | null>;
  message: string | undefined;
  error: Error | null;
};

export function CommandResult({ result, message, error }: CommandResultProps) {
  const failure = useRef<HTMLDivElement>(null);
  // The button may be far from here.
  useEffect(() => {
    if (error) failure.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <>
      <output ref={result} tabIndex={-1} className="block text-sm empty:sr-only">
        {message}
      </output>
      <div ref={failure} className="scroll-my-24 empty:hidden">
        <FailureNotice error={error} />
      </div>
    </>
  );
}
