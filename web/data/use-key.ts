/**
 * The key with which a form may be sent twice, because an answer was lost, and is kept once. It stays for another try
 * and is a new one when a field has changed, or after `forget`.
 */
import { useRef } from "react";

export function useKey() {
  const tried = useRef({ content: "", key: "" });
  return {
    keyOf: (content: unknown): string => {
      const written = JSON.stringify(content);
      if (tried.current.content !== written) tried.current = { content: written, key: crypto.randomUUID() };
      return tried.current.key;
    },
    forget: () => {
      tried.current = { content: "", key: "" };
    },
  };
}
