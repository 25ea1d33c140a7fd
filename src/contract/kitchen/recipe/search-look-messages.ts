export const searchLookMessages = {
  region: 'Search and sharing',
  search: 'In a search engine',
  searchNote: 'Engines measure and choose by themselves; this is about how they cut.',
  shared: 'When shared',
  waiting: 'Reading the page…',
  unfinished: 'Something is not finished yet. This is how the last whole page looks.',
  unreachable: 'The page cannot be read at the moment. It is tried again with the next word.',
  drawn:
    'Without a picture of the recipe or the site, a drawing in the colours of the site is shared.',
  borrowed: 'There is no picture of the recipe: the one of the site is shared.',
  paywalled: 'For subscribers',
} as const;
