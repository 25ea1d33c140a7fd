/** What the screen says by which a cook takes their work along. */
export const leavingMessages = {
  heading: 'Leaving',
  intro:
    'What you write here is yours. Take it along whenever you like, as a copy for your own shelf or to go elsewhere: nothing has to end for it.',
  loadFailed: 'What there is to take along could not be counted',
  tryAgain: 'Try again',
  everything: {
    heading: 'Everything',
    text: 'One archive (ZIP) with all you keep on this site. Recipes come three times: as texts to read and print anywhere, for other recipe programs (schema.org), and word for word with every detail, drafts included. Pictures and films come as you sent them.',
    action: 'Download everything',
  },
  site: {
    heading: 'The site as plain files',
    text: 'The pages as visitors see them, with their styles, scripts and pictures, ready for any web server. Search, comments, sign-in and subscriptions need Larder and do not work elsewhere.',
    action: 'Download the site',
    nothingYet: 'Visitors see no page of this site yet, so there is nothing to download.',
  },
  deletion: {
    heading: 'Delete the site',
    text: 'Visitors are told at once that the site has closed. For thirty days you can bring it back as it was, from the list of your sites; then recipes, pictures, comments and subscribers are removed for good.',
    address:
      'Its addresses stay yours for those thirty days. No reader is mailed about it; you are, with the day until which it can be brought back. Plans that people pay for end with the site.',
    open: 'Delete the site …',
    title: (site: string) => `Delete ${site}?`,
    lost: 'In thirty days this is gone for good: every recipe and picture, collections and pages, comments, subscribers and plans. Download everything first if you want to keep it.',
    field: (site: string) => `Type ${site} to confirm`,
    confirm: 'Delete the site',
    deleting: 'Deleting…',
    cancel: 'Keep it',
    otherName: 'This is not the name of the site.',
  },
  count: {
    recipes: (count: number) => (count === 1 ? '1 recipe' : `${number(count)} recipes`),
    collections: (count: number) => (count === 1 ? '1 collection' : `${number(count)} collections`),
    pictures: (count: number) => (count === 1 ? '1 picture' : `${number(count)} pictures`),
    films: (count: number) => (count === 1 ? '1 film' : `${number(count)} films`),
    subscribers: (count: number) => (count === 1 ? '1 subscriber' : `${number(count)} subscribers`),
    comments: (count: number) => (count === 1 ? '1 comment' : `${number(count)} comments`),
  },
  size: (size: string) => `Pictures and films are ${size}.`,
  preparing: 'One moment…',
  begun:
    'The download has begun. Your browser shows how far it is and says so if it breaks off. Keep it open until it is done; a large site takes a while.',
  again: 'If nothing happens, start it once more.',
  tooOften: 'You have begun many downloads within the hour. Please try again a little later.',
  linkEnded: 'This download has ended. Begin it again in the kitchen, under Leaving.',
} as const;

const number = (count: number): string => new Intl.NumberFormat('en').format(count);
