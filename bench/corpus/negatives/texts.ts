/** Articles about prices and pages about the agency, with sums in their sentences. */
import { wordsOf } from "../half.ts";
import { escape, scriptJson } from "../markup/html.ts";
import { writeAmount } from "../plan/money.ts";
import { fill, placeOf } from "../plan/say.ts";
import type { Plan } from "../plan/plan.ts";
import { words } from "../words/words.ts";
import type { Negative } from "./negative.ts";

function paragraphs(plan: Plan, key: "articleText" | "agencyText"): string[] {
  const { market, money, half, home } = plan;
  const [least, most] = market.sale;
  const values = {
    place: placeOf(plan, home),
    price: writeAmount(money, "price", least),
    high: writeAmount(money, "price", most),
  };
  return wordsOf(words[market.language][key], half).map(
    (text) => `${fill(text, values)}${/\p{Script=Thai}/u.test(text) ? "" : "."}`,
  );
}

export const article: Negative = {
  name: "article",
  render: (plan) => {
    const { say, pictures, url, draw, agent, home } = plan;
    const title = say("article", { place: placeOf(plan, home) });
    const data = {
      "@context": "https://schema.org",
      "@type": draw.chance(0.5) ? "Article" : "BlogPosting",
      headline: title,
      author: { "@type": "Person", name: agent.name },
      datePublished: `2026-0${draw.between(1, 9)}-1${draw.between(0, 9)}`,
      mainEntityOfPage: url,
    };
    const head = draw.chance(0.5) ? `\n<script type="application/ld+json">${scriptJson(data)}</script>` : "";
    return {
      head: `<title>${escape(title)}</title>\n<meta property="og:type" content="article">${head}`,
      main: `<article><h1>${escape(title)}</h1><img src="${pictures[0]?.large ?? ""}" alt="">
${paragraphs(plan, "articleText")
  .map((text) => `<p>${escape(text)}</p>`)
  .join("\n")}</article>`,
    };
  },
};

export const agency: Negative = {
  name: "agency",
  render: (plan) => {
    const { say, site, agent, host } = plan;
    const data = {
      "@context": "https://schema.org",
      "@type": "RealEstateAgent",
      name: site,
      url: `https://${host}/`,
      telephone: agent.phone,
      image: agent.photo.large,
      priceRange: "$$",
    };
    return {
      head: `<title>${escape(say("agency"))} – ${escape(site)}</title>\n<script type="application/ld+json">${scriptJson(data)}</script>`,
      main: `<h1>${escape(say("agency"))}</h1>
${paragraphs(plan, "agencyText")
  .map((text) => `<p>${escape(text)}</p>`)
  .join("\n")}
<div class="team"><img src="${agent.photo.large}" alt="${escape(agent.name)}"><h3>${escape(agent.name)}</h3><p>${escape(say("phone", { n: agent.phone }))}</p></div>`,
    };
  },
};
