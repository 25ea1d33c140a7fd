import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { enteredMinutes, writtenMinutes } from '#domain/kitchen/fields/entered-minutes.ts';
import { enteredYield, writtenYield } from '#domain/kitchen/fields/entered-yield.ts';
import { difficultyLevels, privacySettings } from '#domain/recipe/recipe.ts';
import type { OwnSite } from '../shell/session.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { EnteredField } from './fields/EnteredField.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { TextSection } from './TextSection.tsx';
import { TextLine } from './fields/TextLine.tsx';
import { TitleField } from './fields/TitleField.tsx';

const { fields: texts, sections, texts: words } = recipeEditorMessages;
const lineMaxLength = 255;
const slugMaxLength = 100;

const difficulties = [
  { value: null, label: texts.difficulties.none },
  ...difficultyLevels.map((value) => ({ value, label: texts.difficulties[value] })),
];
const privacy = privacySettings.map((value) => ({ value, label: texts.privacy[value] }));

export function EditorFields({ site }: { site: OwnSite }) {
  return (
    <div className="editor-sheet">
      <TitleField />
      <TextLine
        name="slug"
        label={texts.slug}
        maxLength={slugMaxLength}
        lead={
          <span className="editor-lead">{`${site.slug}.${globalThis.location.host}/recipes/`}</span>
        }
      />
      <TextSection
        name="description"
        label={words.description}
        placeholder={words.descriptionPlaceholder}
      />
      <PicturesSection />
      <Times />
      <IngredientsSection />
      <StepsSection />
      <TextSection name="note" label={words.note} placeholder={words.notePlaceholder} />
      <TextSection
        name="storyExcerpt"
        label={words.storyExcerpt}
        placeholder={words.storyExcerptPlaceholder}
      />
      <TextSection
        name="storyMore"
        label={words.storyMore}
        placeholder={words.storyMorePlaceholder}
      />
      <ChoiceField name="difficultyLevel" label={texts.difficultyLevel} choices={difficulties} />
      <ChoiceField name="privacySetting" label={texts.privacySetting} choices={privacy} />
    </div>
  );
}

function Times() {
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
          unreadable={texts.yieldIssue}
          read={enteredYield}
          write={writtenYield}
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
