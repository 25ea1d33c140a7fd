import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { readTime, writtenMinutes } from '#domain/kitchen/fields/entered-minutes.ts';
import { readYield, writtenYield } from '#domain/kitchen/fields/entered-yield.ts';
import { EnteredField } from './EnteredField.tsx';
import { TextLine } from './TextLine.tsx';

const { fields: texts, sections } = recipeEditorMessages;
const lineMaxLength = 255;

/** How long it takes and how much it makes. */
export function TimesAndYield() {
  const minutes = {
    hint: texts.minutesHint,
    read: readTime,
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
          most={lineMaxLength}
        />
        <EnteredField
          name="yieldServings"
          label={texts.yieldServings}
          hint={texts.yieldHint}
          read={readYield}
          write={writtenYield}
        />
        <TextLine
          name="servingDescription"
          label={texts.servingDescription}
          placeholder={texts.servingPlaceholder}
          most={lineMaxLength}
        />
      </div>
    </section>
  );
}
