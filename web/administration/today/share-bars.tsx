/** A few figures as bars, each with its label and number. */
type Bar = { key: string; label: string; value: number };

export function ShareBars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
        {bars.map(({ key, label, value }) => (
          <div key={key} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2 rounded-full bg-lifted">
                <span
                  className="block h-full rounded-full bg-lamp"
                  style={{ width: `${(value / most) * 100}%` }}
                />
              </span>
              <span className="tabular text-right">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
