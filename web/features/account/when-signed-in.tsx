/**
 * A part of a public page that only somebody who is signed in gets to see. Pages are cached for everybody, so the
 * server writes what everybody sees, and the part's code is loaded only in a browser that keeps a session.
 */
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../i18n/load-texts.ts";
import { useLocation } from "../../routing/router-hooks.ts";
import { hasKeptSession } from "../../visitor/kept/kept-session.ts";

export function whenSignedIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
) {
  return function WhenSignedIn(props: Props) {
    const { i18n } = useTranslation();
    // Signing in leads to another page.
    const { pathname } = useLocation();
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (import.meta.env.SSR || !hasKeptSession()) return;
      void Promise.all([load(), loadTexts(i18n, ["account"])]).then(([Loaded]) => setPart(() => Loaded));
    }, [i18n, pathname]);
    const Shown = Part ?? Otherwise;
    return Shown && <Shown {...props} />;
  };
}
