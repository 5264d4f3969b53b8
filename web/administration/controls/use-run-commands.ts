/** Runs one command at a time. Gives its result in words and refetches all admin data, even after a refusal. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

export function useRunCommands() {
  const queryClient = useQueryClient();
  const { mutate, reset, isSuccess, isPending, submittedAt, data, error } = useMutation({
    mutationFn: (call: () => Promise<string>) => call(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  const result = useRef<HTMLOutputElement>(null);
  // The pressed button often disappears. Keyboard users must not end up at the top of the page.
  const doneAt = isSuccess ? submittedAt : 0;
  useEffect(() => {
    if (doneAt > 0) result.current?.focus();
  }, [doneAt]);
  return { send: mutate, reset, result, message: data, error, isBusy: isPending };
}
