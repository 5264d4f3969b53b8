/** The editing session of this window, for React. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OpenedListing } from "../../../../domain/listings/editable-listing.ts";
import { foundListingsKey } from "../../listings/listing-list-api.ts";
import { reviewKey } from "../../scraping/review-api.ts";
import { type EditorApi, historyKey } from "../editor-api.ts";
import type { Editor } from "./editor-context.ts";
import { EditorSession } from "./editor-session.ts";

export function useListingEditor(api: EditorApi, opened: OpenedListing): Editor {
  const queryClient = useQueryClient();
  const [editor] = useState((): Editor => {
    const session = new EditorSession(api, opened);
    return {
      api,
      session,
      save: async (extra, options) => {
        if (!(await session.save(extra, options))) return false;
        for (const queryKey of [foundListingsKey, reviewKey, historyKey(api.id)])
          void queryClient.invalidateQueries({ queryKey });
        return true;
      },
    };
  });
  useEffect(() => editor.session.stop, [editor]);
  return editor;
}
