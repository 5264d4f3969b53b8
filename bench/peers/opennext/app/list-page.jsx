/** The list of homes as the peer shows it: the same cards as ours, a plain header and footer. */
export function ListPage({ heading, links, cards }) {
  return (
    <>
      <header className="border-b border-line p-4">
        <nav className="flex flex-wrap gap-4" aria-label="Main">
          {links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main className="page-columns">
        <h1 className="py-8 text-3xl">{heading}</h1>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card, index) => (
            <li key={card.href}>
              <Card card={card} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </main>
      <footer className="border-t border-line p-4">
        {links.map(({ href, text }) => (
          <a key={href} href={href} className="mr-4">
            {text}
          </a>
        ))}
      </footer>
    </>
  );
}

function Card({ card, isFirst }) {
  const { href, title, badge, lines, picture } = card;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-raised">
      <picture>
        <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          className="aspect-4/3 w-full object-cover"
        />
      </picture>
      {badge && <span className="absolute top-3 left-3 text-sm">{badge}</span>}
      <div className="flex grow flex-col gap-2 p-5">
        <h2 className="font-sans text-base leading-snug">
          <a href={href} className="line-clamp-2 after:absolute after:inset-0">
            {title}
          </a>
        </h2>
        {lines.map((line) => (
          <p key={line} className="text-sm text-quiet">
            {line}
          </p>
        ))}
      </div>
    </article>
  );
}
