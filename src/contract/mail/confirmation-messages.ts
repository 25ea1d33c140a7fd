/** The page behind the letter that asks people whom a cook brought from another list. */
export const confirmationMessages = {
  loading: 'One moment…',
  ask: (site: string) => `Do you want the letters of ${site}?`,
  askText: (email: string) =>
    `They come to ${email}. Each has a link to end them, and nobody else gets your address.`,
  yes: 'Yes, send them',
  confirmed: (site: string) => `The letters of ${site} come to you`,
  confirmedText: (email: string) => `From now on, to ${email}.`,
  unsubscribed: (site: string) => `You left the letters of ${site}`,
  unsubscribedText: (email: string) =>
    `Nothing is sent to ${email}. If you want the letters after all, say so here.`,
  back: 'Send them again',
  toSite: (site: string) => `To ${site}`,
  failed: 'This link does not work any more',
  failedText:
    'The question was asked more than 30 days ago, or the list was taken back. On the site itself you can sign up at any time.',
} as const;
