/** A placeholder for content that is loading. Decorative: the page says "Loading..." elsewhere. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-pulse rounded-lg bg-lifted motion-reduce:animate-none ${className}`}
    />
  );
}
