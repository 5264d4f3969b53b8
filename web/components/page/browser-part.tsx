/**
 * A part that exists only in the browser: it needs scripts, or shows what only one visitor may see. The server and the
 * first render show `instead`, so that HTML is the same for everybody. The part follows in a second render, which React
 * does in steps, so that the visitor's input can come between. Its file is named `….client.tsx` and is not in the Worker.
 *
 * A part whose code fails to load is done without. If it `mustLoad`, the error page shows the failure.
 */
import { type ComponentType, type LazyExoticComponent, Suspense, lazy, useDeferredValue } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { loadTexts } from "../../i18n/load-texts.ts";
import type { TextSection } from "../../i18n/texts.ts";

type Options<Props> = {
  texts?: readonly TextSection[];
  instead: ComponentType<Props>;
  mustLoad?: boolean;
};

export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], instead: Instead, mustLoad = false }: Options<Props>,
) {
  let Part: LazyExoticComponent<ComponentType<Props>> | undefined;
  return function BrowserPart(props: Props) {
    const i18n = useI18n();
    const before = <Instead {...props} />;
    if (!useDeferredValue(true, false)) return before;
    Part ??= lazy(async () => {
      const loading = Promise.all([load(), loadTexts(i18n, texts)]);
      const [Loaded] = await loading.catch((error: unknown): [ComponentType<Props>] => {
        if (mustLoad) throw error;
        console.error(error);
        return [Instead];
      });
      return { default: Loaded };
    });
    return (
      <Suspense fallback={before}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Shows nothing until the part is there. */
export function nothing(): null {
  return null;
}
