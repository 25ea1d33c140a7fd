import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { platformUnits } from '#domain/ingredients/own-units/said-units.ts';
import { unitWordMax } from '#domain/ingredients/own-units/unit-word.ts';
import {
  platformWords,
  type UnitWords,
  usualPlural,
  wordsOfUnit,
} from '#domain/ingredients/own-units/unit-words.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { findMeasuredUnit, type Unit, unitLabel } from '#domain/measures/units.ts';
import { notify } from '../../shell/notices/notices.ts';
import type { Lists } from '../known-lists.ts';
import { changeUnit } from '../list-acts.ts';
import { NameField } from './NameField.tsx';
import { SavedField } from './SavedField.tsx';

const { panel: texts, done } = listsMessages;
const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

type Props = { known: Lists; unit: Unit; entry: ListEntry };

/** How much it is stays the platform's; what it is called is the cook's. */
export function UnitFacts({ known, unit: said, entry }: Props) {
  const { ownUnits = [], language } = known;
  const unit = platformUnits([said]).get(said.id) ?? said;
  const words = wordsOfUnit(unit, ownUnits, language);
  const change = (changes: Partial<UnitWords>) => changeUnit({ id: unit.id, ...words }, changes);
  return (
    <div className="entry-facts">
      <NameField
        list="units"
        entry={entry}
        most={unitWordMax}
        save={(title) => change({ title, pluralTitle: usualPlural(title, language) })}
      />
      <SavedField
        name={`${unit.id} plural`}
        label={texts.plural}
        value={words.pluralTitle}
        hint={texts.forms(words.title, words.pluralTitle)}
        most={unitWordMax}
        save={(text) => change({ pluralTitle: text || usualPlural(words.title, language) })}
      />
      <SavedField
        name={`${unit.id} short`}
        label={texts.short}
        value={words.abbreviation ?? ''}
        hint={shortHint(unit, words)}
        most={unitWordMax}
        save={(text) => change({ abbreviation: text || null })}
      />
      <UsualWords words={words} usual={platformWords(unit, language)} change={change} />
      <Measure unit={unit} title={words.title} />
    </div>
  );
}

/** Metric units are shown short, all others by their name. */
function shortHint({ slug }: Unit, words: UnitWords): string {
  const label = unitLabel({ slug, ...words }, 2);
  const isShown = words.abbreviation !== null && label === words.abbreviation;
  return isShown ? texts.shortShown(`2 ${label}`) : texts.shortHint;
}

type UsualProps = {
  words: UnitWords;
  usual: UnitWords;
  change: (words: UnitWords) => Promise<string | null>;
};

function UsualWords({ words, usual, change }: UsualProps) {
  if (JSON.stringify(words) === JSON.stringify(usual)) return null;
  const take = async () => {
    const failure = await change(usual);
    if (failure !== null) notify(done.failed(failure));
  };
  return (
    <p className="entry-hint">
      <button type="button" className="kitchen-link" onClick={() => void take()}>
        {texts.platformWord(usual.title)}
      </button>
    </p>
  );
}

function Measure({ unit, title }: { unit: Unit; title: string }) {
  const measured = findMeasuredUnit(unit.slug);
  const facts = [
    [texts.kind, measured ? texts.measures[measured.kind] : texts.counted],
    [`1 ${title}`, measured && texts.holds(holdsOf(measured))],
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
