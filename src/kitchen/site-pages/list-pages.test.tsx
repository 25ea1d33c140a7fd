import { render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { sitePagesOf } from '#domain/kitchen/site-pages/site-pages.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showPlace } from '../site-parts/show-place.ts';
import { EventsFields } from './ListPages.tsx';
import { lacksOf, PageScope } from './page-draft.ts';

const { fields: texts, lacks } = sitePagesMessages;
const blank = sitePagesOf(presentationOf({ title: 'Salt', settings: defaultSiteSettings }));
const anEvent = (id: string, href: string | null) => ({
  id,
  title: 'Fair',
  imageId: null,
  date: '2027-03-04',
  location: null,
  description: null,
  href,
});

beforeAll(() => {
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = () => {};
});

/** Two events that are called alike. */
function Events() {
  const [draft] = useState(() => {
    const content = { ...blank, events: [anEvent('one', null), anEvent('two', 'nowhere')] };
    const $content = atom(content);
    return {
      $content,
      $issues: atom(lacksOf('events', content)),
      $role: atom('writer'),
      $stored: atom({ referencedImages: [] }),
      change: ({ update }: { update: (now: typeof content) => typeof content }) =>
        $content.set(update($content.get())),
    };
  });
  return (
    <PageScope value={{ page: 'events', draft: draft as never }}>
      <EventsFields />
    </PageScope>
  );
}

describe('The events of a site', () => {
  it('say beside the address of one that it is none, and lead to it', () => {
    render(<Events />);
    const [good, wrong] = screen.getAllByRole('textbox', { name: texts.address });
    expect(good?.ariaInvalid).toBe('false');
    expect(wrong?.ariaInvalid).toBe('true');
    const told = screen.getAllByText(lacks.address);
    expect(told.map(({ id }) => id)).toEqual([wrong?.getAttribute('aria-describedby')]);
    showPlace('two.href');
    expect(document.activeElement).toBe(wrong);
  });

  it('have a picture each, which is named by its event', () => {
    render(<Events />);
    const pictures = screen.getAllByRole('region').filter(({ tagName }) => tagName === 'SECTION');
    const names = pictures.map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual([texts.pictureOf(1, 'Fair'), texts.pictureOf(2, 'Fair')]);
  });

  it('tell those who hear them what did not fit of their words', async () => {
    render(<Events />);
    const [words] = screen.getAllByRole<HTMLTextAreaElement>('textbox', {
      name: texts.description,
    });
    await userEvent.click(words!);
    await userEvent.paste('x'.repeat(5001));
    const told = screen.getByText(limitsMessages.cut(5000));
    expect([words?.ariaInvalid, words?.getAttribute('aria-describedby')]).toEqual([
      'true',
      told.id,
    ]);
    // What is said stands beside the name of the field, not in it.
    expect(told.closest('label')).toBeNull();
  });
});
