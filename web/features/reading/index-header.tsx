/** The header of a page that lists others. */
type IndexHeaderProps = { title: string; text: string };

export function IndexHeader({ title, text }: IndexHeaderProps) {
  return (
    <header className="mb-12 grid max-w-3xl gap-4 sm:mb-16">
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-measure text-lg text-quiet">{text}</p>
    </header>
  );
}
