import { useStore } from '@nanostores/react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useField } from '../fields/use-field.ts';
import { $session } from '../../shell/session/session.ts';
import { LanguageField } from './LanguageField.tsx';

const { sections, people: texts } = dishMessages;

/** Who wrote it, and in which language. */
export function PeopleSection({ siteLanguage }: { siteLanguage: string }) {
  return (
    <section className="editor-section" aria-labelledby="editor-people">
      <h2 id="editor-people">{sections.people}</h2>
      <div className="chips-fields">
        <Contributors />
        <LanguageField siteLanguage={siteLanguage} />
      </div>
    </section>
  );
}

/** Whoever writes names or leaves out themselves; others who are named stay. */
function Contributors() {
  const session = useStore($session);
  const { value, issue, isReadOnly, set } = useField('contributorIds');
  if (session.status !== 'open') return null;
  const { id, displayName, email } = session.user;
  const others = value.filter((each) => each !== id);
  return (
    <fieldset className="editor-choice chips-choice" disabled={isReadOnly}>
      <legend>{texts.contributors}</legend>
      <label>
        <input
          type="checkbox"
          data-field="contributorIds"
          checked={value.includes(id)}
          onChange={({ target }) => set(target.checked ? [...value, id] : others)}
        />
        {displayName || email}
      </label>
      {others.length > 0 && <span className="kitchen-meta">{texts.others(others.length)}</span>}
      <FieldIssue>{issue}</FieldIssue>
    </fieldset>
  );
}
