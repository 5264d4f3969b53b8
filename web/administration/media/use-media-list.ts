/** The library by words, page after page, and anew once something has arrived. */
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useState } from "react";
import type { FetchJson } from "../../data/api.ts";
import { type Shelf, mediaKey, mediaListQuery } from "./media-api.ts";

export function useMediaList(fetchJson: FetchJson, which: Shelf = "all") {
  const queryClient = useQueryClient();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const list = useInfiniteQuery({ ...mediaListQuery(fetchJson, asked, which), refetchOnMount: "always" });
  const readAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [...mediaKey, "list"] }),
    [queryClient],
  );
  return {
    ...list,
    words,
    setWords,
    readAgain,
    pictures: list.data?.pages.flatMap(({ pictures }) => pictures),
    orphans: list.data?.pages[0]?.orphans ?? 0,
  };
}
