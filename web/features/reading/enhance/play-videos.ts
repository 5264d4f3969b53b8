/** A pressed video plays where its still stood. Running it again changes nothing. Loaded only by texts with a video. */

export function playVideos(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-player]")) {
    if (link.dataset["plays"]) continue;
    link.dataset["plays"] = "in-place";
    link.addEventListener("click", (event) => {
      // A new tab is the reader's own choice.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      play(link);
    });
  }
}

function play(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.src = link.dataset["player"] ?? link.href;
  frame.title = link.querySelector("strong")?.textContent ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing for a page that does not say where it is.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(frame);
  frame.focus();
}
