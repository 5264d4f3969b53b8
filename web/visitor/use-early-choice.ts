/** A ref of a select: hands over what was chosen in it before the scripts ran. */
import { useCallback, useState } from "react";

export function useEarlyChoice(shown: string, choose: (value: string) => void) {
  const [atFirst] = useState(shown);
  return useCallback(
    (select: HTMLSelectElement | null) => {
      if (select && select.value !== atFirst) choose(select.value);
    },
    [atFirst, choose],
  );
}
