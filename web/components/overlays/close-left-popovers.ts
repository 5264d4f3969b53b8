/**
 * Closes a popover when the focus goes on behind it. Its own button keeps it open, because a press there closes it. A
 * press between its controls gives the focus to what holds the popover, such as the page's main part: nobody left it.
 */
export function closeLeftPopovers(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open[popover=auto]")) {
      const isItsButton = target.matches(`[popovertarget="${popover.id}"]`);
      const isNear = popover.contains(target) || target.contains(popover);
      if (!isItsButton && !isNear) popover.hidePopover();
    }
  });
}
