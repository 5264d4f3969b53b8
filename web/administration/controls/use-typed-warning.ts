/** Asks before a form is left in which something is typed. Its form takes `typing`, and is empty again after `reset`. */
import { useState } from "react";
import { useLeaveWarning } from "./use-leave-warning.ts";

export function useTypedWarning() {
  const [isTyped, setIsTyped] = useState(false);
  useLeaveWarning(isTyped);
  const forget = () => setIsTyped(false);
  return { typing: { onInput: () => setIsTyped(true), onReset: forget }, forget };
}
