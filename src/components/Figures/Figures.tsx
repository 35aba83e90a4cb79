import type { BlockProps } from '../../model/page-data';

/** Numbers and what each counts, as a list of terms. */
export function Figures({
  figures,
  className,
}: {
  figures: NonNullable<BlockProps<'hero'>['block']['figures']>;
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
