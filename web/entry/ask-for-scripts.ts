/**
 * The only script in the HTML. It requests the others after the first paint, so that styles, fonts and the first
 * picture have the connection to themselves until then. It imports nothing, because an import would load at once.
 */
const longestWaitMs = 3_000;

void askForScripts();

async function askForScripts(): Promise<void> {
  const scripts = document.querySelector<HTMLElement>("[data-scripts]")?.dataset["scripts"]?.split(" ") ?? [];
  await Promise.race([firstPaint(), reasonToHurry()]);
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const [entry] = scripts;
  if (entry) await import(/* @vite-ignore */ entry);
}

/** Resolves when the page and its first picture are painted. */
async function firstPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Loaded or failed, it no longer uses the connection.
  await picture?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves at the first press or key, in a background tab (which is never painted), or after `longestWaitMs`. */
function reasonToHurry(): Promise<void> {
  return new Promise((resolve) => {
    const hurry = () => resolve();
    if (document.visibilityState === "hidden") hurry();
    for (const event of ["pointerdown", "keydown", "visibilitychange"]) {
      window.addEventListener(event, hurry, { once: true, capture: true });
    }
    setTimeout(hurry, longestWaitMs);
  });
}
