/** Walls, sign-ins, missing pages and homes that are no longer offered. */
import { renderBlock } from "../markup/blocks.ts";
import { escape } from "../markup/html.ts";
import { drawCards } from "../plan/cards.ts";
import type { Negative } from "./negative.ts";

export const wall: Negative = {
  name: "wall",
  isBare: true,
  render: ({ say, host, draw, id }) => ({
    head: `<title>${escape(draw.chance(0.5) ? host : say("wall"))}</title>\n<meta name="robots" content="noindex,nofollow">`,
    main: `<h1>${escape(host)}</h1><h2>${escape(say("wall"))}</h2>
<form id="challenge-form" action="/?__ch=${id}" method="POST"><div class="h-captcha" data-sitekey="10000000-ffff-ffff-ffff-000000000001"></div></form>
<noscript>JavaScript</noscript><p>Ref. ${id}</p>`,
  }),
};

export const signIn: Negative = {
  name: "sign-in",
  render: ({ say, site }) => ({
    head: `<title>${escape(say("loginTitle"))} | ${escape(site)}</title>`,
    main: `<h1>${escape(say("loginTitle"))}</h1>
<form action="/login" method="post"><label>${escape(say("email"))} <input type="email" name="email"></label>
<label>${escape(say("password"))} <input type="password" name="password"></label>
<button type="submit">${escape(say("navLogin"))}</button></form>`,
  }),
};

export const notFound: Negative = {
  name: "not-found",
  render: (plan) => {
    const { say, site, draw } = plan;
    const others = draw.chance(0.5)
      ? renderBlock({ kind: "cards", heading: say("similar"), cards: drawCards(plan, 4) }, plan)
      : "";
    return {
      head: `<title>404 – ${escape(site)}</title>`,
      main: `<h1>${escape(say("notFound"))}</h1><p><a href="/">${escape(say("navHome"))}</a></p>\n${others}`,
    };
  },
};

export const gone: Negative = {
  name: "gone",
  render: (plan) => {
    const { say, site } = plan;
    const cards = drawCards(plan, plan.draw.between(3, 6));
    return {
      head: `<title>${escape(say("gone"))} | ${escape(site)}</title>`,
      main: `<h1>${escape(say("gone"))}</h1>\n${renderBlock({ kind: "cards", heading: say("similar"), cards }, plan)}`,
    };
  },
};
