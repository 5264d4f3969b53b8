/**
 * "g" and then a letter opens a part, "?" the help. Letters go by their place on the keyboard, because a Thai keyboard
 * has other letters there. The keys can be turned off (WCAG 2.1.4).
 */
import { useEffect, useRef } from "react";
import { useNavigate } from "../../routing/router-hooks.ts";
import type { AdminPart } from "../admin-navigation.ts";

const secondKeyWithinMs = 1500;

export function useNavigationKeys(parts: readonly AdminPart[], isOn: boolean, onHelp: () => void): void {
  const navigate = useNavigate();
  const latest = useRef({ parts, onHelp, navigate });
  useEffect(() => {
    latest.current = { parts, onHelp, navigate };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let waitsUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const isSecond = event.timeStamp < waitsUntil;
      waitsUntil = 0;
      if (event.key === "?") latest.current.onHelp();
      else if (event.shiftKey) return;
      else if (isSecond) {
        const part = latest.current.parts.find(({ key }) => key === event.code);
        if (part) void latest.current.navigate(part.to);
      } else if (event.code === "KeyG") waitsUntil = event.timeStamp + secondKeyWithinMs;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}

/** While someone types or a dialog is open, letters are letters. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog]") !== null)
  );
}
