/** What the kitchen says where an owner hands a site over. */
export const offerMessages = {
  heading: 'Hand the site over',
  text: 'Somebody else can become its owner: with its recipes, pictures, readers and addresses, and with what it costs and earns from then on. They are asked by mail, and until they accept everything stays as it is.',
  open: 'Hand the site over …',
  loadFailed: 'Whether the site is offered to somebody did not load',
  tryAgain: 'Try again',
  title: (site: string) => `Hand ${site} over?`,
  lost: 'Once they have accepted you cannot take it back: settings, readers, bills and payouts, and who works here, are theirs to decide.',
  email: 'The email address of its new owner',
  hint: 'They get a mail with a link, which is good for seven days and for this address alone.',
  fate: 'What becomes of you',
  fates: {
    editor: 'You stay as an editor',
    gone: 'You leave the site',
  },
  fateTexts: {
    editor: 'You write and publish recipes, collections and pages, as long as the new owner likes.',
    gone: 'You can open nothing here any more. What you wrote stays with the site.',
  },
  name: (site: string) => `Type ${site} to confirm`,
  send: 'Offer the site',
  sending: 'One moment…',
  keep: 'Keep it',
  state: {
    open: (email: string, day: string) =>
      `Offered to ${email}, until ${day}. It is yours until they accept.`,
    declined: (email: string) => `${email} said no. The site stays yours.`,
    ended: (email: string) => `The offer to ${email} ended without an answer.`,
  },
  after: {
    editor: 'Once they accept you go on as an editor.',
    gone: 'Once they accept you leave the site.',
  },
  withdraw: 'Withdraw the offer',
  again: 'Offer it to somebody …',
  done: {
    offered: (email: string) => `The offer to ${email} is on its way`,
    withdrawn: (email: string) => `The offer to ${email} is withdrawn`,
  },
} as const;
