import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/newsletters-messages.ts';
import { previewLineMax, subjectMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { useValue } from '#stores/use-value.ts';
import { typedBy } from '../recipe-editor/fields/use-field.ts';
import { useKeptLine } from '../recipe-editor/fields/use-kept-line.ts';
import { $rows } from '../recipes/recipe-index.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import type { OwnSite } from '../shell/session.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { useNewsletterField } from './newsletter-draft.ts';
import { RecipeChoice } from './RecipeChoice.tsx';

const { fields: texts } = newsletterEditorMessages;

export function NewsletterFields({ site }: { site: OwnSite }) {
  return (
    <>
      <Subject />
      <PreviewLine />
      <RecipeChoice site={site} />
      <Note />
      <AudienceFields />
    </>
  );
}

/** The subject, as large as it reads; of a recipe its title stands there until another is written. */
function Subject() {
  const { value, issue: refused, isReadOnly, set } = useNewsletterField('subject');
  const { value: recipeId } = useNewsletterField('recipeId');
  const dish = useValue($rows)?.find(({ id }) => id === recipeId)?.title;
  const field = useRef<HTMLTextAreaElement>(null);
  const { told, keep } = useKeptLine(subjectMax);
  const issue = refused ?? told;
  const id = useId();
  // Who begins a letter begins with what it is about.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (field.current?.value === '' && !isReadOnly && isFree) {
      field.current.focus({ preventScroll: true });
    }
  }, [isReadOnly]);
  const type = (event: ChangeEvent<HTMLTextAreaElement>) =>
    set(keep(event.target.value.replaceAll('\n', ' ')), typedBy(event));
  return (
    <div className="editor-title">
      <h1 className="visually-hidden">{value || dish || newsletterEditorMessages.toList}</h1>
      <label htmlFor={id} className="visually-hidden">
        {texts.subject}
      </label>
      <textarea
        id={id}
        ref={field}
        data-field="subject"
        rows={1}
        placeholder={dish ?? texts.subjectPlaceholder}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
        onChange={type}
      />
      {issue !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
  );
}

function PreviewLine() {
  const { value, issue: refused, isReadOnly, set } = useNewsletterField('previewLine');
  const { told, keep } = useKeptLine(previewLineMax);
  const issue = refused ?? told;
  const id = useId();
  return (
    <div className="newsletter-preview-line">
      <div className="editor-field">
        <label htmlFor={id}>{texts.previewLine}</label>
        <span className="editor-line">
          <input
            id={id}
            type="text"
            data-field="previewLine"
            autoComplete="off"
            placeholder={texts.previewLineHint}
            value={value}
            readOnly={isReadOnly}
            aria-invalid={issue !== undefined}
            aria-describedby={issue === undefined ? undefined : `${id}-issue`}
            onChange={(event) => set(keep(event.target.value), typedBy(event))}
          />
        </span>
        {issue !== undefined && (
          <p id={`${id}-issue`} className="editor-issue">
            {issue}
          </p>
        )}
      </div>
    </div>
  );
}

function Note() {
  const { value, issue, set } = useNewsletterField('note');
  const change = (text: RichText, { typed }: TextChange) =>
    set(toPlainText(text).trim() === '' ? null : text, typed ?? undefined);
  return (
    <section className="editor-section" data-field="note">
      <h2>{texts.note}</h2>
      <RichTextField
        value={value}
        onChange={change}
        label={texts.note}
        placeholder={texts.notePlaceholder}
      />
      {issue !== undefined && <p className="editor-issue">{issue}</p>}
    </section>
  );
}
