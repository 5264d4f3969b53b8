/** Before a home is published whose likely twin is published already: what agrees, and a second press. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { readTwins } from "./read-twins.ts";

type TwinQuestionProps = {
  error: Error | null;
  isBusy: boolean;
  onPublish: () => void;
  onLeave: () => void;
};

export function TwinQuestion({ error, isBusy, onPublish, onLeave }: TwinQuestionProps) {
  const { t } = useTranslation("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  const twins = readTwins(error);
  // The pressed button may be far below.
  useEffect(() => {
    if (error) heading.current?.focus();
  }, [error]);
  if (!twins) return null;
  return (
    <section
      aria-labelledby="twin-question"
      className="grid gap-3 rounded-card border border-coral bg-raised p-4"
    >
      <h2 id="twin-question" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        {t("twinTexts.title")}
      </h2>
      <p>{t("twinTexts.text")}</p>
      <ul className="grid gap-2">
        {twins.map(({ id, slug, title, language, reasons }) => (
          <li key={id} className="break-words">
            <Link to={paths.property(slug)} lang={language} className={textLinkStyles}>
              {title}
            </Link>
            <span className="block text-sm text-quiet">
              {t("twinTexts.agrees", {
                reasons: reasons.map((reason) => t(`reviewTexts.twinReasons.${reason}`)).join(", "),
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={onPublish}>
          {t("twinTexts.another")}
        </Button>
        <Button look="quietSmall" onClick={onLeave}>
          {t("twinTexts.leave")}
        </Button>
      </div>
    </section>
  );
}
