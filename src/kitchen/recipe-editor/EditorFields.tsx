import { useRef, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { difficultyLevels, privacySettings } from '#domain/recipe/recipe.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { AddressField } from './fields/AddressField.tsx';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { useNearViewport } from './steps/use-near-viewport.ts';
import { TextSection } from './TextSection.tsx';
import { TimesAndYield } from './fields/TimesAndYield.tsx';
import { TitleField } from './fields/TitleField.tsx';
import { later } from '../shell/frame/Later.tsx';

// It stands below what is written first.
const DishFields = later(async () => (await import('./DishFields.tsx')).DishFields);

const { fields: texts, texts: words } = recipeEditorMessages;
const difficulties = [
  { value: null, label: texts.difficulties.none },
  ...difficultyLevels.map((value) => ({ value, label: texts.difficulties[value] })),
];
const privacy = privacySettings.map((value) => ({ value, label: texts.privacy[value] }));

export function EditorFields({ site }: { site: OwnSite }) {
  return (
    <div className="editor-sheet">
      <TitleField />
      <AddressField lead={`${site.slug}.${globalThis.location.host}/recipes/`} />
      <TextSection
        name="description"
        label={words.description}
        placeholder={words.descriptionPlaceholder}
      />
      <PicturesSection />
      <TimesAndYield />
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
      <LaterFields />
    </div>
  );
}

/** Loaded when somebody comes near, and there from then on. */
function LaterFields() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const [isWanted, setIsWanted] = useState(isNear);
  if (isNear && !isWanted) setIsWanted(true);
  return (
    <div className="editor-later" ref={place}>
      {isWanted && (
        <DishFields>
          <ChoiceField name="privacySetting" label={texts.privacySetting} choices={privacy} />
        </DishFields>
      )}
    </div>
  );
}
