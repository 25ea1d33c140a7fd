import { useId } from 'react';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import type { Problem } from '../use-problems.ts';

const { problems: texts } = publishSheetMessages;

type Props = { problems: readonly Problem[]; onLead: (path: FieldPath) => void };

/** What keeps the recipe from being published, each a way to its field. */
export function Problems({ problems, onLead }: Props) {
  const headingId = useId();
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <section className="publish-problems" aria-labelledby={headingId}>
          <h3 id={headingId}>{texts.heading(problems.length)}</h3>
          <ul>
            {problems.map(({ path, field, text }) => (
              <li key={path}>
                <button type="button" className="kitchen-link" onClick={() => onLead(path)}>
                  {field}
                </button>{' '}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
