/** One press at a time: what it came to in words, and everything the console shows asked again, also after a refusal. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

export function useSteering() {
  const queryClient = useQueryClient();
  /** Takes the focus when the pressed button goes with what it did. */
  const result = useRef<HTMLOutputElement>(null);
  const steering = useMutation({
    mutationFn: (call: () => Promise<string>) => call(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  const steer = (call: () => Promise<string>) =>
    steering.mutate(call, { onSuccess: () => result.current?.focus() });
  return { steer, result, said: steering.data, error: steering.error, isBusy: steering.isPending };
}
