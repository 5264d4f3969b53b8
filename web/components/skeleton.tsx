/** The quiet shape of what is on its way. Decorative: the page says "Loading..." in words elsewhere. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-pulse rounded-lg bg-lifted motion-reduce:animate-none ${className}`}
    />
  );
}
