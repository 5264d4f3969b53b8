/** What somebody answered to the questions of a form. */
export function AnswerRows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 empty:hidden sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
      {rows.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-sm text-quiet sm:text-base">{name}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
