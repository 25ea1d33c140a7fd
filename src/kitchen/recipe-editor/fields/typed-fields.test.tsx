import { fireEvent, render, screen } from '@testing-library/react';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { describe, it } from 'vitest';
import { newRecipeMessages } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import { equipmentUsage } from '#domain/kitchen/equipment/equipment-rows.ts';
import { expectAsTyped } from '../../fields/testing/typing.ts';
import { VideoField } from '../../media/films/VideoField.tsx';
import { EquipmentSection } from '../equipment/EquipmentSection.tsx';
import { aDraft } from '../ingredients/testing/DraftOnScreen.tsx';
import { $siteGlobals } from '../site-globals.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { TimesAndYield } from './TimesAndYield.tsx';
import { TitleField } from './TitleField.tsx';

const whisk = { id: anId(1), title: 'Whisk', featuredImageId: null, featuredImage: null };

function Equipment() {
  const site = useStore($siteGlobals);
  return site && <EquipmentSection site={site} />;
}

function Film() {
  const [film, setFilm] = useState<string | null>(null);
  const [begun, begin] = useState<string | null>(null);
  return (
    <VideoField
      label="Film"
      place="videoId"
      film={{ videoId: null, youtubeVideoId: film }}
      videos={[]}
      images={[]}
      isReadOnly={false}
      onChange={({ youtubeVideoId }) => {
        setFilm(youtubeVideoId);
        begin(null);
      }}
      youtube={{ begun, begin }}
    />
  );
}

describe('What is typed letter by letter stays as it was typed', () => {
  it('in the lines and the headings of ingredients', async () => {
    await expectAsTyped(() => aDraft([['']]));
    await expectAsTyped(() => aDraft([['salt'], ['oil']]));
  });

  it('in the title, and in the times and the yield', async () => {
    const untitled = { title: newRecipeMessages.title, slug: 'untitled-recipe' };
    await expectAsTyped(
      () => aDishOnScreen(untitled, {}, <TitleField />),
      [newRecipeMessages.title],
    );
    await expectAsTyped(() => aDishOnScreen({}, {}, <TimesAndYield />));
  });

  it('in what is said of a thing', async () => {
    const rows = { equipmentUsages: [equipmentUsage(anId(50), whisk.id)] };
    await expectAsTyped(async () => {
      await aDishOnScreen(rows, { equipment: [whisk] }, <Equipment />);
      fireEvent.click(screen.getByRole('button', { name: 'Whisk' }));
    });
  });

  it('in the address of a film', async () => {
    await expectAsTyped(() => render(<Film />));
  });
});
