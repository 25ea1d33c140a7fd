import { type KeyboardEvent, useId, useState } from 'react';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import {
  enteredLanguage,
  languageName,
  languagesNamed,
} from '#domain/kitchen/fields/entered-language.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { typedBy } from '../../fields/typed-by.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { useBegun } from '../fields/use-begun.ts';
import { useField } from '../fields/use-field.ts';
import { setLanguage } from '../ingredients/set-language.ts';
import { SuggestionList } from '../ingredients/SuggestionList.tsx';
import { useSuggestions } from '../ingredients/use-suggestions.ts';

const { people: texts } = dishMessages;
const mostOffered = 8;
const nameMaxLength = 100;

/** The language of the recipe by its name or its tag; empty where it is that of the site. */
export function LanguageField({ siteLanguage }: { siteLanguage: string }) {
  const id = useId();
  const { value, issue, isReadOnly } = useField('language');
  const draft = useRecipeDraft();
  const own = value ?? null;
  // Words that name no language stay, and the recipe keeps the one before.
  const { begun: typed, begin } = useBegun('language');
  const { told: cut, keep } = useKeptLine(nameMaxLength, typed);
  const [isLeft, setIsLeft] = useState(true);
  const choose = (tag: string | null) => {
    const next = tag === siteLanguage ? null : tag;
    if (next === own) begin(null);
    else setLanguage(draft, { language: next, siteLanguage });
  };
  const options = languagesNamed(typed ?? '', mostOffered);
  const suggestions = useSuggestions(
    options.map(({ tag, name }) => ({ id: tag, label: name, detail: tag })),
    ({ id: tag }) => choose(tag),
  );
  const take = () => {
    suggestions.close();
    if (typed === null) return;
    const tag = enteredLanguage(typed);
    if (typed.trim() === '' || tag !== null) choose(tag);
    setIsLeft(true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    if (event.key === 'ArrowDown') suggestions.open();
    else if (event.key === 'Enter') take();
    else return;
    event.preventDefault();
  };
  const isUnreadable = typed !== null && enteredLanguage(typed) === null && typed.trim() !== '';
  const refused = isUnreadable ? limits.unreadable.language : issue;
  const told = cut ?? (isLeft ? refused : undefined);
  return (
    <div className="chips-field">
      <label htmlFor={id}>{texts.language}</label>
      <div className="chips-line">
        <div className="chips-entry">
          <input
            {...(isReadOnly ? {} : suggestions.field)}
            id={id}
            type="text"
            data-field="language"
            placeholder={texts.asSite(languageName(siteLanguage))}
            readOnly={isReadOnly}
            value={typed ?? (own === null ? '' : languageName(own))}
            {...toldBy(`${id}-issue`, told)}
            onChange={(event) => {
              begin(keep(event.target.value), typedBy(event));
              setIsLeft(false);
              suggestions.open();
            }}
            onKeyDown={onKey}
            onBlur={take}
          />
          <SuggestionList {...suggestions.list} />
        </div>
        {own !== null && !isReadOnly && (
          <button type="button" className="kitchen-link" onClick={() => choose(null)}>
            {texts.backToSite}
          </button>
        )}
        <FieldIssue id={`${id}-issue`}>{told}</FieldIssue>
      </div>
    </div>
  );
}
