import { render } from '@testing-library/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { describe, it } from 'vitest';
import { identityOf } from '#domain/kitchen/settings/identity.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { sitePagesOf } from '#domain/kitchen/site-pages/site-pages.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { expectAsTyped } from '../fields/testing/typing.ts';
import { IdentityScope } from '../settings/identity-draft.ts';
import { LinksSection } from '../settings/LinksSection.tsx';
import { WordsSection } from '../settings/WordsSection.tsx';
import { AboutFields } from './AboutFields.tsx';
import { BookFields } from './BookFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { EventsFields, LinksFields, PressFields } from './ListPages.tsx';
import { PageScope } from './page-draft.ts';

const written = presentationOf({ title: 'Ash Drawer', settings: defaultSiteSettings });
const link = { id: 'one', label: null, href: null };
const pages = {
  ...sitePagesOf(written),
  links: [link, { ...link, id: 'two', label: 'Pots|UK|20' }],
  events: [
    {
      id: 'event',
      title: '',
      imageId: null,
      date: '',
      location: null,
      description: null,
      href: null,
    },
  ],
  pressItems: [{ id: 'press', title: '', url: '', description: null, date: null }],
  productLinks: [
    {
      id: 'product',
      productTitle: { type: 'document', children: [] },
      productImageId: null,
      href: '',
    },
  ],
  book: { title: '', subtitle: null, description: null, imageId: null, links: [link] },
};
const identity = {
  ...identityOf(written),
  headerLinks: [{ id: 'header', label: '', href: '', openInNewTab: false }],
  socialMediaLinks: [
    { id: 'profile', platform: 'instagram', url: '' },
    { id: 'mail', platform: 'email', url: '' },
  ],
};

/** A draft in memory, which takes every change. */
function aDraftOf(content: object) {
  const $content = atom(content);
  return {
    $content,
    $issues: atom({}),
    $role: atom('writer'),
    $stored: atom({ referencedImages: [] }),
    change: ({ update }: { update: (now: object) => object }) =>
      $content.set(update($content.get())),
  } as never;
}

const fields: [SitePageName, ReactNode][] = [
  ['home', <HomeFields key="home" site={{ slug: 'hearth' } as never} />],
  ['about', <AboutFields key="about" />],
  ['links', <LinksFields key="links" />],
  ['events', <EventsFields key="events" />],
  ['book', <BookFields key="book" />],
  ['press', <PressFields key="press" />],
];

describe('What is typed letter by letter', () => {
  it.each(fields)('stays as it was typed on the page %s', async (page, view) => {
    const open = () =>
      render(<PageScope value={{ page, draft: aDraftOf(pages) }}>{view}</PageScope>);
    await expectAsTyped(open);
  });

  it('stays as it was typed in the settings', async () => {
    await expectAsTyped(() =>
      render(
        <IdentityScope value={aDraftOf(identity)}>
          <LinksSection />
          <WordsSection />
        </IdentityScope>,
      ),
    );
  });
});
