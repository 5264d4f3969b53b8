/** A picture of ours by its name. Until a picture is known, a quiet dusk of the same shape stands there. */
type PictureProps = { alt: string; className?: string };

export function Picture({ alt, className = "" }: PictureProps) {
  return (
    <div className={`bg-linear-to-b from-raised via-line to-coral/30 ${className}`}>
      <span className="sr-only">{alt}</span>
    </div>
  );
}
