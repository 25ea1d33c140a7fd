import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { previewLineMax, subjectMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { Line } from '../fields/Line.tsx';
import { showField } from '../fields/show-field.ts';
import { Title } from '../fields/Title.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { useDish } from './dish.ts';
import { useIsWelcome, useNewsletterDraft, useNewsletterField } from './newsletter-draft.ts';
import { RecipeChoice } from './RecipeChoice.tsx';

const { fields: texts, welcome: welcomeTexts } = newsletterEditorMessages;

export function NewsletterFields({ site }: { site: OwnSite }) {
  const isWelcome = useIsWelcome();
  return (
    <>
      <Subject />
      <PreviewLine />
      <RecipeChoice site={site} />
      <Note />
      {isWelcome ? (
        <WelcomeField />
      ) : (
        <>
          <AudienceFields />
          <OnSiteField />
        </>
      )}
    </>
  );
}

/** The subject; of a recipe its title stands there until another is written. */
function Subject() {
  const { value, issue, isReadOnly, set } = useNewsletterField('subject');
  const { value: recipeId } = useNewsletterField('recipeId');
  const stored = useStore(useNewsletterDraft().$stored);
  const row = useDish();
  // Changes that are not published name no letter.
  const dish =
    (stored.recipeId === recipeId && row?.hasUnpublishedChanges ? stored.recipeTitle : null) ??
    row?.title;
  return (
    <Title
      label={texts.subject}
      heading={value || dish || newsletterEditorMessages.toList}
      place="subject"
      placeholder={dish ?? texts.subjectPlaceholder}
      most={subjectMax}
      {...{ value, issue, isReadOnly }}
      onType={(text, typed) => set(text, { typed })}
      onEnter={() => showField('previewLine')}
    />
  );
}

function PreviewLine() {
  const { value, issue, isReadOnly, set } = useNewsletterField('previewLine');
  return (
    <div className="newsletter-preview-line">
      <Line
        label={texts.previewLine}
        place="previewLine"
        placeholder={texts.previewLineHint}
        most={previewLineMax}
        {...{ value, issue, isReadOnly }}
        onType={(text, typed) => set(text, { typed })}
      />
    </div>
  );
}

function Note() {
  const { value, issue, set } = useNewsletterField('note');
  const change = (text: RichText, { typed }: TextChange) =>
    set(toPlainText(text).trim() === '' ? null : text, { typed: typed ?? undefined });
  return (
    <section className="editor-section" data-field="note">
      <h2>{texts.note}</h2>
      <RichTextField
        value={value}
        onChange={change}
        label={texts.note}
        placeholder={texts.notePlaceholder}
      />
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}

/** Whether it can be read on the site as well. */
function OnSiteField() {
  const { value: audience } = useNewsletterField('audience');
  return (
    <CheckedChoice
      name="isOnSite"
      heading={texts.onSite}
      label={texts.keepOnSite}
      hint={texts.onSiteHints[audience === 'paid' ? 'paid' : 'all']}
    />
  );
}

/** Whether who subscribes is sent it. */
function WelcomeField() {
  const { value: isActive } = useNewsletterField('isActive');
  const { value: recipeId } = useNewsletterField('recipeId');
  const { value: subject } = useNewsletterField('subject');
  const { value: note } = useNewsletterField('note');
  const isComplete = recipeId !== null || (note !== null && subject.trim() !== '');
  return (
    <CheckedChoice
      name="isActive"
      heading={welcomeTexts.section}
      label={welcomeTexts.isActive}
      hint={isActive && !isComplete ? welcomeTexts.incomplete : welcomeTexts.hint}
    />
  );
}

type Checked = { name: 'isOnSite' | 'isActive'; heading: string; label: string; hint: string };

/** A part of the sheet that is one thing to tick. */
function CheckedChoice({ name, heading, label, hint }: Checked) {
  const { value, issue, isReadOnly, set } = useNewsletterField(name);
  const id = useId();
  return (
    <section className="editor-section" data-field={name}>
      <h2>{heading}</h2>
      <label className="newsletter-check">
        <input
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={id}
          onChange={({ target }) => set(target.checked)}
        />
        {label}
      </label>
      <p id={id} className="kitchen-meta">
        {hint}
      </p>
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}
