/** Keeps what is typed on the server while it is written: for its writer alone, and not in the history. */
import { useEffect, useRef, useState } from "react";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import type {
  ArticleChange,
  ArticleDraft,
  SavedArticle,
  TypedArticle,
} from "../../../domain/texts/articles/articles-api.ts";
import { DraftKeeper, type KeptState, usualWaits } from "../drafts/draft-keeper.ts";

type ArticleDraftOptions = {
  keepDraft: (draft: TypedArticle & { version: number }) => Promise<{ version: number }>;
  save: (locale: Locale, change: ArticleChange) => Promise<SavedArticle>;
  opened: { draft: ArticleDraft | null; draftVersion: number };
  /** The version of the text that is edited. */
  seen: number;
  /** The server has what is typed. */
  onKept: () => void;
};

export function useArticleDraft({ keepDraft, save, opened, seen, onKept }: ArticleDraftOptions) {
  const { draft, draftVersion } = opened;
  const [shown, setShown] = useState<KeptState<ArticleDraft>>({
    state: draft ? "kept" : "idle",
    newer: undefined,
  });
  const [keptAt, setKeptAt] = useState(draft?.updated_at);
  const latest = useRef<TypedArticle["changes"]>(draft?.changes ?? {});
  const [keeper] = useState(() => {
    const first: TypedArticle = { seen, changes: draft?.changes ?? {} };
    const made = new DraftKeeper<TypedArticle, ArticleDraft>({ keepDraft }, first, {
      version: draftVersion,
      isKept: draft !== null,
      waits: usualWaits,
      onChange: () => {
        const now = made.read();
        setShown(now);
        if (now.state !== "kept") return;
        setKeptAt(new Date().toISOString());
        onKept();
      },
    });
    return made;
  });
  useEffect(() => () => keeper.stop(), [keeper]);

  const type = (typed: TypedArticle) => {
    latest.current = typed.changes;
    keeper.type(typed);
  };
  return {
    ...shown,
    keptAt,
    type,
    /** Nothing is typed any more: what is stored was taken instead. */
    end: (version: number) => type({ seen: version, changes: {} }),
    /** Takes the draft of another window, or goes on over it. */
    follow: (newer: ArticleDraft, taken?: ArticleBody) => {
      if (taken) type({ seen: newer.seen, changes: taken });
      keeper.follow(newer);
    },
    /** A save ends the draft. What was typed while it was sent is a new one. */
    save: async (locale: Locale, change: ArticleChange): Promise<SavedArticle> => {
      await keeper.pause();
      const sent = latest.current;
      try {
        const saved = await save(locale, change);
        const isTyped = change.body !== null && latest.current !== sent;
        type({ seen: saved.text.version, changes: isTyped ? latest.current : {} });
        keeper.saved(saved.draftVersion, true);
        return saved;
      } catch (error) {
        keeper.doubt();
        throw error;
      } finally {
        keeper.resume();
      }
    },
  };
}
