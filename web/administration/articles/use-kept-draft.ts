/** Keeps what is typed a second after it was, and at once when the page is left. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { type KeptDraft, forget, keep, readKept } from "./kept-draft.ts";

const waitMs = 1_000;

export function useKeptDraft(name: string, isOther: (kept: KeptDraft) => boolean) {
  const waiting = useRef<{ timer: number; draft: KeptDraft }>(undefined);
  const [offered, setOffered] = useState(() => {
    const kept = readKept(name);
    return kept && isOther(kept) ? kept : undefined;
  });
  const writeNow = () => {
    if (!waiting.current) return;
    window.clearTimeout(waiting.current.timer);
    keep(name, waiting.current.draft);
    waiting.current = undefined;
  };
  const stop = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const leave = useEffectEvent(writeNow);
  useEffect(() => {
    const hide = () => leave();
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("pagehide", hide);
      leave();
    };
  }, []);
  return {
    /** From an earlier visit. Undefined when there is nothing to take up. */
    offered,
    typed: (body: ArticleBody, version: number) => {
      stop();
      const draft = { version, body, at: new Date().toISOString() };
      waiting.current = { draft, timer: window.setTimeout(writeNow, waitMs) };
    },
    settle: () => setOffered(undefined),
    /** The server has it, so this device need not. What is offered stays so. */
    arrived: () => {
      stop();
      forget(name);
    },
    forget: () => {
      stop();
      setOffered(undefined);
      forget(name);
    },
  };
}
