/** What there is to say of a text in one language. */
import { useTranslation } from "react-i18next";
import type { TextMark } from "../../../domain/texts/texts-api.ts";
import { Badge } from "../../components/badge.tsx";

const tones = { own: "gold", draft: "quiet", scheduled: "sea", older: "coral", missing: "coral" } as const;

export function TextMarks({ marks, language }: { marks: readonly TextMark[]; language?: string }) {
  const { t } = useTranslation("admin");
  return marks.map((mark) => (
    <Badge key={mark} tone={tones[mark]}>
      {language && <span className="uppercase">{language}</span>}
      {t(`writtenTexts.marks.${mark}`)}
    </Badge>
  ));
}
