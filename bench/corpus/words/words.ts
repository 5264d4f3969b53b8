/** All words of a language. */
import type { Language } from "../market.ts";
import type { HomeWords } from "./home-words.ts";
import type { PageWords } from "./page-words.ts";
import { de as deHome } from "./home/de.ts";
import { en as enHome } from "./home/en.ts";
import { es as esHome } from "./home/es.ts";
import { fr as frHome } from "./home/fr.ts";
import { it as itHome } from "./home/it.ts";
import { ja as jaHome } from "./home/ja.ts";
import { nl as nlHome } from "./home/nl.ts";
import { ru as ruHome } from "./home/ru.ts";
import { sv as svHome } from "./home/sv.ts";
import { th as thHome } from "./home/th.ts";
import { zh as zhHome } from "./home/zh.ts";
import { de as dePage } from "./page/de.ts";
import { en as enPage } from "./page/en.ts";
import { es as esPage } from "./page/es.ts";
import { fr as frPage } from "./page/fr.ts";
import { it as itPage } from "./page/it.ts";
import { ja as jaPage } from "./page/ja.ts";
import { nl as nlPage } from "./page/nl.ts";
import { ru as ruPage } from "./page/ru.ts";
import { sv as svPage } from "./page/sv.ts";
import { th as thPage } from "./page/th.ts";
import { zh as zhPage } from "./page/zh.ts";

export type Words = HomeWords & PageWords;

export const words: Record<Language, Words> = {
  de: { ...deHome, ...dePage },
  en: { ...enHome, ...enPage },
  es: { ...esHome, ...esPage },
  fr: { ...frHome, ...frPage },
  it: { ...itHome, ...itPage },
  ja: { ...jaHome, ...jaPage },
  nl: { ...nlHome, ...nlPage },
  ru: { ...ruHome, ...ruPage },
  sv: { ...svHome, ...svPage },
  th: { ...thHome, ...thPage },
  zh: { ...zhHome, ...zhPage },
};
