/** What a press came to. The live region stands before there is anything to say, so that it is heard. */
import type { RefObject } from "react";
import { FailureNotice } from "./failure-notice.tsx";

type SteeringResultProps = {
  result: RefObject<HTMLOutputElement | null>;
  said: string | undefined;
  error: Error | null;
};

export function SteeringResult({ result, said, error }: SteeringResultProps) {
  return (
    <>
      <output ref={result} tabIndex={-1} className="block text-sm empty:sr-only">
        {said}
      </output>
      <FailureNotice error={error} />
    </>
  );
}
