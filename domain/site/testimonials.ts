/**
 * The six testimonials of the front page (specification, section 3), with their words in the translations. They are
 * invented, and marked so, until the owner writes real ones in the administration (domain/texts).
 */
export const testimonials = [
  { id: "first", stars: 5, author: "James W.", country: "GB" },
  { id: "tenant", stars: 5, author: "Megan T.", country: "AU" },
  { id: "bank", stars: 5, author: "Klaus H.", country: "DE" },
  /** "A Genuine Partnership Beyond Real Estate": the data says 4 stars, but it is always shown with 5. */
  { id: "partnership", stars: 4, author: "Robert M.", country: "US" },
  { id: "language", stars: 5, author: "Irina S.", country: "RU" },
  { id: "retired", stars: 5, author: "Daniel P.", country: "CA" },
] as const;

type Testimonial = (typeof testimonials)[number];

export function shownStars({ id, stars }: Pick<Testimonial, "id" | "stars">): number {
  return id === "partnership" ? 5 : stars;
}
