import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { sitePartsMessages } from '#contract/kitchen/site/site-parts-messages.ts';
import { aNewsletter } from '#kitchen/newsletters/testing/newsletters.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { NewsletterConflict } from './NewsletterConflict.tsx';
import { NewsletterScope, type WrittenNewsletter } from './newsletter-draft.ts';

const { fields: texts } = newsletterEditorMessages;
const letter = (said: Partial<WrittenNewsletter>): WrittenNewsletter => ({
  recipeId: null,
  note: paragraphsFromText('Dear readers'),
  subject: 'Plums',
  previewLine: '',
  audience: 'all',
  joinedAfter: null,
  isOnSite: false,
  isActive: false,
  ...said,
});

beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));
afterEach(() => void vi.unstubAllGlobals());

it('A note that two wrote is both where both are wanted, and what one changed is taken', async () => {
  const mine = letter({ subject: 'Pears', note: paragraphsFromText('Dear readers\nPears!') });
  const theirs = letter({ audience: 'paid', note: paragraphsFromText('Dear readers\nFigs!') });
  const resolved: WrittenNewsletter[] = [];
  const draft = {
    $content: atom(mine),
    $stored: atom(aNewsletter()),
    resolve: (made: WrittenNewsletter) => resolved.push(made),
    undo: () => true,
  };
  render(
    <NewsletterScope value={draft as never}>
      <NewsletterConflict base={letter({})} theirs={{ content: theirs }} />
    </NewsletterScope>,
  );
  const asked = screen
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent);
  expect(asked).toEqual([texts.note]);
  const radios = within(screen.getByRole('group', { name: texts.note })).getAllByRole('radio');
  await userEvent.click(radios[2]!);
  await userEvent.click(screen.getByRole('button', { name: sitePartsMessages.conflict.save }));
  const note = paragraphsFromText('Dear readers\nFigs!\nPears!');
  expect(resolved).toEqual([{ ...mine, audience: 'paid', note }]);
});
