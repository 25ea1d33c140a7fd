import type { WantedKind } from '#domain/money/wanted-of-seller.ts';

/** What the screen of plans says of being paid. */
export const sellerMessages = {
  heading: 'Being paid',
  loading: 'Asking how far you are …',
  loadFailed: 'It could not be told how far you are with being paid.',
  tryAgain: 'Try again',
  notOffered:
    'This platform takes no payments. Limited Access can be taken; paid plans cannot be bought.',
  none: {
    text: 'Readers pay you directly, on an account of yours at Stripe. Connecting one takes a few minutes: who you are, and the bank account the money goes to.',
    meanwhile: 'Until then prices can be set, and nobody is charged.',
    connect: 'Connect Stripe',
  },
  incomplete: {
    text: 'Your account is connected, and cannot be paid yet. Stripe still wants',
    unknown:
      'Your account is connected, and Stripe is still looking at it. That can take a day or two.',
    goOn: 'Go on at Stripe',
    look: 'Look again',
  },
  ready: {
    text: 'Readers can pay. The money goes to your own account at Stripe.',
    fee: (percent: string) =>
      `Larder keeps ${percent} % of each payment; Stripe takes its own fee.`,
    noFee: 'Larder keeps nothing of it; Stripe takes its own fee.',
    tax: 'Once you have set up taxes at Stripe, it adds them to every plan and gift that is bought from then on.',
    setUpTax: 'Taxes at Stripe',
    waiting: 'A new price is sold in a moment.',
    missing: 'Stripe will soon want to know more',
  },
  disconnected: {
    text: 'Your account at Stripe is disconnected. Nobody can buy a plan, and whoever paid reads on until what they paid for ends.',
    connect: 'Connect an account again',
  },
  newLink: {
    leading: 'That link to Stripe was too old, or used before. Here comes another one …',
    failed:
      'That link to Stripe was too old, or used before, and Stripe does not answer just now. Try again in a moment.',
  },
  failed: (reason: string) => `That could not be done: ${reason}`,
  wanted: {
    terms: 'that you accept its terms',
    bank: 'the bank account the money goes to',
    identity: 'your name and date of birth',
    document: 'a document that shows who you are',
    address: 'an address',
    contact: 'an e-mail address or telephone number',
    business: 'what you do and where it is found',
    people: 'who else the business belongs to',
    taxes: 'a tax or identity number',
    other: 'something more, which its pages say',
  } satisfies Record<WantedKind, string>,
} as const;
