/** One press at a time: what it came to in words, and everything the console shows asked again, also after a refusal. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

export function useSteering() {
  const queryClient = useQueryClient();
  const { mutate, isSuccess, isPending, submittedAt, data, error } = useMutation({
    mutationFn: (call: () => Promise<string>) => call(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  const result = useRef<HTMLOutputElement>(null);
  // The pressed button often goes with what it did: whoever uses the keyboard must not land at the page's top.
  const doneAt = isSuccess ? submittedAt : 0;
  useEffect(() => {
    if (doneAt > 0) result.current?.focus();
  }, [doneAt]);
  return { steer: mutate, result, said: data, error, isBusy: isPending };
}
