import type { SitePage } from '#domain/site/old-addresses/target.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`);

/** What the screen of old addresses says. */
export const oldAddressesMessages = {
  heading: 'Old addresses',
  toPublishing: 'To publishing',
  intro:
    'Links to the site that you had before, and what search engines know of it, lead to your pages here.',
  loadFailed: 'The addresses could not be loaded',
  tryAgain: 'Try again',
  more: 'Show more',
  misses: {
    heading: 'Leading nowhere',
    text: 'Visitors asked for these addresses, and there is no page. One press has each lead to its recipe from now on.',
    none: 'Every address that visitors asked for led somewhere.',
    asked: (count: number, when: string) => `Asked for ${times(count)}, last ${when}`,
    mend: (title: string) => `Lead to ${title}`,
    mendNamed: (address: string, title: string) => `Lead ${address} to ${title}`,
    choose: 'Choose a page',
    chooseNamed: (address: string) => `Choose a page for ${address}`,
    dismiss: 'Dismiss',
    dismissNamed: (address: string) => `Dismiss ${address}`,
    dismissed: (address: string) =>
      `${address} was dismissed. It comes back once it is asked for again.`,
    order: 'Order',
    orders: { most: 'Asked for most', newest: 'Latest first' },
  },
  mended: (address: string, title: string) => `${address} leads to ${title}`,
  list: {
    heading: 'Leading on',
    find: 'Find an address',
    order: 'Order',
    orders: { newest: 'Newest first', most: 'Asked for most' },
    leadsTo: 'leads to',
    lost: 'leads nowhere: the page is not published',
    hits: (count: number) => (count === 0 ? 'Not asked for yet' : `Asked for ${times(count)}`),
    change: 'Change',
    changeNamed: (address: string) => `Change where ${address} leads`,
    remove: 'Delete',
    removeNamed: (address: string) => `Delete ${address}`,
    removed: (address: string) => `${address} was deleted`,
    restored: (address: string) => `${address} leads on again`,
    none: (words: string) => `No address has “${words}” in it`,
  },
  add: {
    heading: 'Add an address',
    address: 'Address on your old site',
    hint: 'Paste it whole, or write its path: /2012/03/plum-tart',
    missing: 'Write the address first',
  },
  target: {
    label: 'Where it leads',
    hint: 'A recipe, a collection, a page, or a path such as /recipes',
    found: 'Pages',
    nothing: 'No page is called so',
    path: (path: string) => `The path ${path}`,
    kinds: { recipe: 'Recipe', collection: 'Collection', page: 'Page', path: 'Path' },
    draft: 'not published',
    cancel: 'Cancel',
    pages: {
      home: 'Home page',
      recipes: 'All recipes',
      collections: 'All collections',
      newsletters: 'Newsletters',
      about: 'About',
      links: 'Links',
      events: 'Events',
      book: 'Book',
    } satisfies Record<SitePage, string>,
  },
  empty: {
    heading: 'No old addresses yet',
    text: 'If this site follows another one, its links can lead here: each old address to the page that it became. An import adds them by itself, and what visitors ask for in vain is listed above.',
  },
} as const;
