/** Where the tray of compared homes appears: on pages with cards, once there is one. */
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { useLocation } from "../../../routing/router-hooks.ts";
import { useCompared } from "../../../visitor/kept/compared.ts";

const CompareTray = browserPart(async () => (await import("./compare-tray.client.tsx")).CompareTray, {
  texts: ["compare", "catalogue"],
  instead: nothing,
});

export function CompareTrayPlace() {
  const { pathname: path } = useLocation();
  const hasAny = useCompared().length > 0;
  const isProperty = path.startsWith("/property/");
  const isShown = hasAny && (isProperty || path === "/" || path === "/listings" || path.startsWith("/areas"));
  return isShown && <CompareTray isAboveBar={isProperty} />;
}
