/** Closes a popover when the focus goes on behind it. Its own button keeps it open, because a press there closes it. */
export function closeLeftPopovers(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open[popover=auto]")) {
      const isItsButton = target.matches(`[popovertarget="${popover.id}"]`);
      if (!isItsButton && !popover.contains(target)) popover.hidePopover();
    }
  });
}
