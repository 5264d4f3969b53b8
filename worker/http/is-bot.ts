/** Whether a request's User-Agent belongs to a program. One that hides behind a browser's name is not recognised. */

/** "Cubot" is a maker of telephones. Programs without a browser's name are found by the absence of "Mozilla". */
const botWords =
  /(?<!cu)bot\b|bot[/;-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|archiver|externalhit|inspectiontool|google-read-aloud|yandex(?!search)\w*\/|phantomjs|puppeteer|playwright|selenium/i;

export function isBot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith("Mozilla/5.0 (") || botWords.test(userAgent);
}
