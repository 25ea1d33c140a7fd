import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { takeApart } from '../list-acts.ts';

const { panel: texts } = listsMessages;

/** What was merged into it, each to be taken out again however long ago that was. */
export function FormerNames({ list, entry }: { list: ListName; entry: ListEntry }) {
  if (entry.formerly.length === 0) return null;
  return (
    <section className="entry-former">
      <h3>{texts.former}</h3>
      <ul>
        {entry.formerly.map((former) => (
          <li key={former.id}>
            <span>{former.title}</span>
            <button
              type="button"
              className="kitchen-link"
              aria-label={texts.separate(former.title)}
              onClick={() => void takeApart(list, former)}
            >
              {texts.separateShort}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
