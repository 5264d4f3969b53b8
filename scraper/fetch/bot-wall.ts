/** Recognises pages that a bot wall sent instead of the requested page. They are reported, and never evaded. */
import { anyOf } from "../words/word-pattern.ts";
import { visibleLength } from "./visible-length.ts";

const wallMarks: readonly (readonly [RegExp, string])[] = [
  [/captcha-delivery\.com|datadome/i, "DataDome"],
  [
    /_cf_chl_opt|challenges\.cloudflare\.com\/(?!turnstile\/v0\/api\.js)|cf-browser-verification|\/cdn-cgi\/challenge-platform\/h\//i,
    "Cloudflare",
  ],
  [/_incapsula_resource|incapsula incident/i, "Imperva"],
  [/px-captcha|perimeterx/i, "PerimeterX"],
  [/awswafcookiedomainlist|aws-waf-token|awswafintegration/i, "AWS WAF"],
  [/_pxappid|human verification/i, "HUMAN"],
  [/errors\.edgesuite\.net|reference&#32;&#35;|reference #\d+\.[0-9a-f]+\./i, "Akamai"],
  [/kasada|kpsdk/i, "Kasada"],
  [/geetest|hcaptcha\.com|recaptcha\/(?:api|enterprise)\.js/i, "captcha"],
];

const wallWords = anyOf({
  en: `
    just a moment
    attention required
    access denied
    access to this page has been denied
    are you (a )?(human|robot)
    verify(ing)? (that )?you are (a )?human
    not a robot
    unusual traffic
    enable javascript and cookies
    pardon our interruption
    security check
    request unsuccessful
    bot detection
  `,
  de: `
    zugriff verweigert
    ich bin kein roboter
  `,
  fr: `
    accès refusé
    je ne suis pas un robot
  `,
  ru: "подтвердите, что вы не робот",
  zh: `
    访问验证
    安全验证
  `,
  th: `
    ไม่ใช่(หุ่นยนต์|โรบอท)
    ยืนยันว่าคุณเป็นมนุษย์
  `,
});

/** Real pages carry bot-wall scripts too, so a mark counts only on a page with hardly any text. */
const longestWallText = 2500;

export function recogniseBotWall(html: string, visibleTextLength: number): string | null {
  if (visibleTextLength > longestWallText) return null;
  const head = html.slice(0, 200_000);
  const vendor = wallMarks.find(([mark]) => mark.test(head))?.[1] ?? null;
  if (vendor && (visibleTextLength < 300 || wallWords.test(head))) return vendor;
  return visibleTextLength < 1500 && wallWords.test(head) ? (vendor ?? "unknown") : null;
}

/** For pages that have not been parsed: answers other than 200, and index pages. */
export function recogniseUnparsedWall(html: string): string | null {
  return recogniseBotWall(html, visibleLength(html));
}
