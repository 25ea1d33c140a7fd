/** What stands where somebody may not see a screen, or where there is no site. */
export const closedScreenMessages = {
  unknownSite: {
    heading: 'Not found',
    text: 'There is no such site, or it belongs to somebody else.',
    toSites: 'Your sites',
  },
  notPermitted: {
    heading: 'This is for the owner to see to',
    text: {
      moderator: (title: string) =>
        `On ${title} you look after the comments. Whoever owns it can make more of it.`,
      editor: (title: string) =>
        `On ${title} you write recipes and pages. Whoever owns it keeps this screen to themselves.`,
    },
    onward: { moderator: 'To the comments', editor: 'To the overview' },
  },
} as const;
