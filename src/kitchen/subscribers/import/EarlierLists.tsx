import { subscriberImportMessages } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import type { ImportView } from '#contract/mail/subscriber-import.ts';
import { useValue } from '#stores/use-value.ts';
import { shortDayOf } from '../../clock/day-words.ts';
import { $earlierImports, openEarlier } from './import-steps.ts';

const texts = subscriberImportMessages.earlier;

function stateOf({ state, people }: Pick<ImportView, 'state' | 'people'>): string {
  if (state === 'undone' || state === 'running') return texts[state];
  return texts.line(people.all, people.confirmed);
}

/** Lists that were brought before, each a way to its report and to taking it back. */
export function EarlierLists() {
  const earlier = useValue($earlierImports);
  if (earlier.length === 0) return null;
  return (
    <section className="import-earlier">
      <h3>{texts.heading}</h3>
      <ul>
        {earlier.map(({ id, fileName, createdAt, state, people }) => (
          <li key={id}>
            <button type="button" className="kitchen-link" onClick={() => void openEarlier(id)}>
              {fileName}
            </button>
            <span className="kitchen-meta">
              {`${shortDayOf(createdAt)} · `}
              {stateOf({ state, people })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
