import { render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { PicturesSection } from '../PicturesSection.tsx';
import { ListIssue } from './ListIssue.tsx';
import { showField } from './show-field.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

describe('What a lack or a refusal leads to', () => {
  it('is the choice of a picture where there is none, and the film where that is asked for', async () => {
    render(
      <DraftScope value={aDraft(aRecipe())}>
        <PicturesSection />
      </DraftScope>,
    );
    const youtube = await screen.findByRole('textbox');
    showField('videoId');
    expect(document.activeElement).toBe(youtube);
    showField('images');
    expect(document.activeElement).toBe(screen.getByLabelText(kitchenMediaMessages.list.choose));
  });

  it('is the words about a list that is too long, at its end', () => {
    const tooMany = 'At most 200 steps fit; these are 201.';
    const draft = aDraft(aRecipe(), { $issues: atom({ instructionGroups: tooMany }) });
    render(
      <DraftScope value={draft}>
        <section data-field="instructionGroups">
          <input aria-label="First step" />
          <ListIssue list="instructionGroups" />
        </section>
      </DraftScope>,
    );
    showField('instructionGroups');
    expect(document.activeElement?.textContent).toBe(tooMany);
  });
});
