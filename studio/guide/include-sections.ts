/**
 * Puts sections of the site's articles into the guide, so that both always say the same. A section is counted by its
 * heading: translations keep their number and order. Section 0 is the text before the first heading.
 */
import { areas } from "../../domain/places/areas.ts";

const placeholder = /^<Section from="([a-z0-9/-]+)" number=\{(\d+)\} \/>$/gmu;

const areaCards = areas
  .map(({ slug }) => `<AreaCard slug="${slug}">\n<Section from="areas/${slug}" number={0} />\n</AreaCard>`)
  .join("\n\n");

export function includeSections(text: string, readArticle: (name: string) => string): string {
  return text
    .replace("<Areas />", `<Map />\n\n${areaCards}`)
    .replace(placeholder, (_, name: string, number: string) => {
      const section = takeSection(readArticle(name), Number(number));
      if (section === undefined) throw new RangeError(`${name} has no section ${number}`);
      return section;
    });
}

function takeSection(article: string, number: number): string | undefined {
  const [start = "", ...sections] = article.split(/^(?=## )/mu);
  return number === 0 ? start.trim() : sections[number - 1]?.trim();
}
