/** Debian's Chromium, if it is installed. */
import { existsSync } from "node:fs";

const withoutWindows = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

const find = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** For journeys: without windows it starts and draws faster. */
export const findQuickChromium = () => find([withoutWindows, ...whole]);

/** For measures, pictures and paper: the browser that people use. */
export const findChromium = () => find([...whole, withoutWindows]);
