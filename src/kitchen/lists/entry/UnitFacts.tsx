import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { findMeasuredUnit, type Unit } from '#domain/measures/units.ts';

const { panel: texts } = listsMessages;
const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A unit is the same for every cook: it is shown, not changed. */
export function UnitFacts({ unit }: { unit: Unit }) {
  const measured = findMeasuredUnit(unit.slug);
  const facts = [
    [texts.many, unit.pluralTitle],
    [texts.short, unit.abbreviation],
    [texts.kind, measured ? texts.measures[measured.kind] : texts.counted],
    [`1 ${unit.title}`, measured && texts.holds(holdsOf(measured))],
  ] as const;
  return (
    <dl className="unit-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const holdsOf = ({ kind, perUnit }: { kind: 'weight' | 'volume'; perUnit: number }): string =>
  `${amount.format(perUnit)} ${kind === 'weight' ? 'g' : 'ml'}`;
