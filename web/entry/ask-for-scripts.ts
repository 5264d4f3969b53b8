/**
 * The one script that the HTML asks for. It asks for the others when what is seen first has been painted: until then
 * the line belongs to styles, fonts and the first picture. Imports nothing, or it would bring along what it puts off.
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

/** Of the page with its first picture. */
async function firstPaint(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Whether it came or failed: nothing more of it is on the way.
  await picture?.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A press of anything, a page in the background, which is not painted, or a picture that takes too long. */
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
