/** A breadcrumb as structured data (schema.org). Paths include their language prefix. */
type Step = { name: string; path: string };

export function describeTrail(steps: readonly Step[], origin: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
