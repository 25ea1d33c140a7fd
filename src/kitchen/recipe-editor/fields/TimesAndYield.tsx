import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { enteredMinutes, writtenMinutes } from '#domain/kitchen/fields/entered-minutes.ts';
import {
  enteredWholeYield,
  enteredYield,
  type WholeYield,
  writtenYield,
} from '#domain/kitchen/fields/entered-yield.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { EnteredField } from './EnteredField.tsx';
import { TextLine } from './TextLine.tsx';

const { fields: texts, sections } = recipeEditorMessages;
const lineMaxLength = 255;

/** How long it takes and how much it makes. */
export function TimesAndYield() {
  const draft = useRecipeDraft();
  const minutes = {
    hint: texts.minutesHint,
    unreadable: texts.minutesIssue,
    read: enteredMinutes,
    write: writtenMinutes,
  };
  return (
    <section className="editor-section" aria-labelledby="editor-times">
      <h2 id="editor-times">{sections.times}</h2>
      <div className="editor-columns">
        <EnteredField name="prepTimeMinutes" label={texts.prepTimeMinutes} {...minutes} />
        <EnteredField name="cookTimeMinutes" label={texts.cookTimeMinutes} {...minutes} />
        <EnteredField name="customTimeMinutes" label={texts.customTimeMinutes} {...minutes} />
        <TextLine
          name="customTimeLabel"
          label={texts.customTimeLabel}
          placeholder={texts.customTimePlaceholder}
          maxLength={lineMaxLength}
        />
        <EnteredField
          name="yieldServings"
          label={texts.yieldServings}
          hint={texts.yieldHint}
          unreadable={texts.yieldIssue}
          read={enteredYield}
          write={writtenYield}
          takeMore={(text) => {
            const whole = enteredWholeYield(text);
            return whole && (() => takeWhole(draft, whole));
          }}
        />
        <TextLine
          name="servingDescription"
          label={texts.servingDescription}
          placeholder={texts.servingPlaceholder}
          maxLength={lineMaxLength}
        />
      </div>
    </section>
  );
}

/** "1 cake" fills both fields; a number alone leaves the word that was there. */
function takeWhole(draft: RecipeDraft, { value, description }: WholeYield): void {
  draft.change({
    field: 'yieldServings',
    update: (recipe) => ({
      ...recipe,
      yieldServings: value,
      servingDescription: description ?? recipe.servingDescription,
    }),
  });
}
