import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type {
  DifferencePlace,
  DifferenceSection,
  PartDifference,
  ReadableDifference,
} from '#domain/kitchen/history/readable-differences.ts';
import { MarkedWords } from './MarkedWords.tsx';

type Props = {
  sections: readonly DifferenceSection[];
  /** Brings one part back; null where nothing is to be brought back. */
  onBringBack: ((place: DifferencePlace, title: string) => void) | null;
  canComeBack: (place: DifferencePlace) => boolean;
};

/** What became of a recipe, in the order in which it is read. */
export function Differences({ sections, onBringBack, canComeBack }: Props) {
  return sections.map(({ section, differences }) => (
    <section key={section} className="history-section" aria-labelledby={`differs-${section}`}>
      <h3 id={`differs-${section}`}>{texts.sections[section]}</h3>
      <ul>
        {differences.map((difference) => {
          const title = titleOf(difference);
          return (
            <li key={difference.key} data-difference={difference.kind}>
              <p className="history-where">
                {title}
                {noteOf(difference) && <small> {noteOf(difference)}</small>}
              </p>
              <div className="history-words">
                {difference.parts.map((part) => (
                  <Part key={part.part} part={part} isAlone={isAlone(difference, part)} />
                ))}
              </div>
              {onBringBack && canComeBack(difference.place) && (
                <button
                  type="button"
                  className="kitchen-link"
                  aria-label={texts.bringBackOf(title)}
                  onClick={() => onBringBack(difference.place, title)}
                >
                  {texts.bringBack}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** The text of a step and the line of an ingredient need no name. */
const isAlone = ({ place }: ReadableDifference, { part }: PartDifference): boolean =>
  place.list === null || ['content', 'line', 'equipment', 'title'].includes(part);

function Part({
  part: { part, words },
  isAlone: alone,
}: {
  part: PartDifference;
  isAlone: boolean;
}) {
  return (
    <p>
      {!alone && <small>{texts.parts[part]} </small>}
      {words.length > 0 ? (
        <MarkedWords words={words} />
      ) : (
        <em>{texts.unread[part] ?? texts.unreadText}</em>
      )}
    </p>
  );
}

/** "Step 3", "Dough", "Preparation". */
function titleOf({ place, number, group }: ReadableDifference): string {
  if (place.list === null) return texts.parts[place.aspect] ?? '';
  if (number !== null) return texts.step(number);
  if (place.list === 'equipmentUsages') return texts.parts['equipment'] ?? '';
  return group ?? texts.group;
}

function noteOf({ kind, moved, group, number }: ReadableDifference): string {
  const move = moved?.from && moved.from !== moved.to ? texts.movedFrom(moved.from) : texts.moved;
  return [
    ...(number === null || group === null ? [] : [group]),
    ...(kind === 'added' ? [texts.rowAdded] : []),
    ...(kind === 'removed' ? [texts.rowRemoved] : []),
    ...(moved ? [move] : []),
  ].join(' · ');
}
