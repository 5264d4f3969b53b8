/** What stands around every page: head, menu, breadcrumbs, boxes at the side and the end, footer, scripts. */
import type { Link, Plan } from "../plan/plan.ts";
import { renderBlocks } from "./blocks.ts";
import { escape } from "./html.ts";

const links = (all: readonly Link[]) =>
  all.map(({ text, href }) => `<li><a href="${href}">${escape(text)}</a></li>`).join("");

export function renderFrame(plan: Plan, head: string, main: string): string {
  const { lang, site, host, say, css, draw } = plan;
  const crumbs =
    plan.crumbs.length === 0
      ? ""
      : `<nav aria-label="breadcrumb"><ol${css("breadcrumbs")}>${links(plan.crumbs.map((text, at) => ({ text, href: `/c/${at}` })))}</ol></nav>`;
  const aside =
    plan.aside.length === 0 ? "" : `<aside${css("sidebar")}>\n${renderBlocks(plan.aside, plan)}\n</aside>`;
  return `<!DOCTYPE html>
<html${lang === null ? "" : ` lang="${lang}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="stylesheet" href="/assets/main.${draw.between(1000, 9999)}.css">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-XXXXXXXXXX');</script>
</head>
<body>
<header${css("header")}><a href="/"><img src="https://${host}/img/logo.svg" alt="${escape(site)}"></a>
<nav><ul>${links(plan.nav)}</ul></nav></header>
${crumbs}
<main>
${main}
</main>
${aside}
${renderBlocks(plan.bottom, plan)}
<footer${css("footer")}><ul>${links(plan.footer)}</ul><p>© 2026 ${escape(site)}. ${escape(say("rights"))}</p></footer>
<div class="cookie-banner" role="dialog"><p>${escape(say("cookies"))}</p><button type="button">OK</button></div>
<script src="/assets/app.${draw.between(1000, 9999)}.js" defer></script>
</body>
</html>
`;
}

export function renderBare(head: string, main: string): string {
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
${head}
</head>
<body>
${main}
</body>
</html>
`;
}
