/** Addresses that lead on (specification, section 2), each to where its content is; the browser replaces history. */
export const movedPages: Readonly<Record<string, string>> = {
  "/rent-to-own": "/",
  "/calculators": "/",
  "/resources/tips-for-buyers": "/resources/tips-for-sellers",
  "/resources/guides": "/resources/home-buying-guides",
};
