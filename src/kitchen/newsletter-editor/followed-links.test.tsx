import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { aNewsletter } from '#kitchen/newsletters/testing/newsletters.ts';
import { aKitchen, idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';

const { links: texts } = newsletterEditorMessages.sending;
const call = `GET ${manage}/newsletter-sends/${idOf(700)}/links`;
const startedAt = '2026-05-17T09:30:00.000Z';
let api: FakeApi;

beforeEach(() => {
  api = aKitchen(`/kitchen/hearth/newsletters/${idOf(700)}`);
});
afterEach(() => {
  cleanup();
  leaveKitchen();
});

async function show(changes: Parameters<typeof aNewsletter>[0] = { state: 'sent', startedAt }) {
  const { FollowedLinks } = await import('./FollowedLinks.tsx');
  render(<FollowedLinks newsletter={aNewsletter(changes)} />);
}

describe('The links of a newsletter that has left', () => {
  it('are told with how often they were followed, and that machines are among them', async () => {
    const links = [
      { href: 'https://hearth.test/recipes/rye', visits: 1_200 },
      { href: 'http://shop.example/', visits: 1 },
    ];
    api.answer(call, { body: { links } });
    await show();
    const list = within(await screen.findByRole('region', { name: texts.heading }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['hearth.test/recipes/rye1,200 visits', 'shop.example/1 visit']);
    expect(list.getByRole('link', { name: 'shop.example/' })).toHaveProperty(
      'href',
      'http://shop.example/',
    );
    expect(list.getByText(texts.hint)).toBeTruthy();
  });

  it('are said to be unknown where they could not be looked up, and asked for again', async () => {
    api.answer(call, refusal('temporarily_unavailable'));
    await show();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(call, { body: { links: [{ href: 'http://shop.example/', visits: 3 }] } });
    await userEvent.click(again);
    expect(await screen.findByText(texts.visits(3))).toBeTruthy();
  });

  it('are not asked for before it has left', async () => {
    await show({ state: 'scheduled', sendAt: startedAt });
    expect(api.asked).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
