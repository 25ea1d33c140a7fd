import type { SenderRecordName } from '#domain/mail/sender/sender-records.ts';
import type { SpfTrouble } from '#domain/mail/sender/spf.ts';

/** What is said of the address of their own that letters of a cook are from. */
export const senderMessages = {
  heading: 'The address your letters are from',
  loading: 'Looking up the address…',
  failed: 'The address could not be looked up',
  tryAgain: 'Try again',
  notOffered:
    'On this platform all letters are from its own address, with your name before it. Addresses at domains of cooks are not set up here.',
  about:
    'Your letters are from the address of the platform, with your name before it. They can be from an address at a domain of your own instead, once its DNS says that we may send for it.',
  label: 'Your own address',
  placeholder: 'letters@example.com',
  hint: 'It has to be at a domain whose DNS you can change. Of addresses at Gmail, Outlook and the like nobody but they can.',
  name: 'Use it',
  named: (address: string) => `Your letters are to be from ${address}`,
  remove: 'Remove',
  removed: 'Your letters are from the address of the platform again',
  asksRemove: {
    title: (address: string) => `Remove ${address}?`,
    text: 'Letters are from the address of the platform from now on. To bring it back, its domain is proven anew with another record.',
    confirm: 'Remove',
  },
  unasked: 'On this machine no DNS is asked: the address counts as it is.',
  states: {
    waiting: 'Waits for its records',
    proven: 'Your letters are from it',
    lost: 'Not in use any more',
  },
  told: {
    waiting: 'Until all are there, your letters are from the address of the platform.',
    missed:
      'At the last look not all of its records were there. If they are missing at the next one too, letters go back to the address of the platform.',
    lost: (day: string) =>
      `Since ${day} your letters are from the address of the platform again: not all records were there any more. Once they are, letters are from this one again.`,
    refused: (day: string) =>
      `Since ${day} your letters are from the address of the platform again: our mail service takes none from this one, although its records were all there. Once you know why, have us check.`,
  },
  records: 'Its records',
  open: (zone: string, provider: string | null) =>
    provider === null
      ? `Open the DNS settings of ${zone}, where you bought it or where its website is.`
      : `Open the DNS settings of ${zone} at ${provider}.`,
  steps: {
    proof:
      'Add a record that says that this site may send for the domain. It stays there for good.',
    spf: 'Name our servers among those that may send for it (SPF). A domain has one such record: where one stands, replace it by this, which keeps what it says.',
    dkim: 'Add the key by which our letters are known to be yours (DKIM).',
    dmarc:
      'Say what becomes of letters that others forge (DMARC). Where the domain has a rule already, leave it: any will do.',
  } satisfies Record<SenderRecordName, string>,
  spfUnread:
    'Name our servers among those that may send for it (SPF). A domain has one such record: leave yours as it is until we have looked. Then the record to write stands here, with all that yours says.',
  spfTroubles: {
    lookups:
      'With this record servers have to ask DNS more than ten times, and then none of it counts. Take out what you send by no more, then have us check again.',
    length:
      'This record is longer than the 255 letters that one text of DNS has. Most settings part it by themselves; where yours do not, part it in quotes: "…" "…".',
  } satisfies Record<SpfTrouble, string>,
  wait: {
    awaited:
      'Wait. Mostly it takes minutes, at times a day. We look once an hour for two weeks, and whenever you say so.',
    byHand: 'We do not look by ourselves any more. Once all is there, have us check.',
    regular: 'We look again several times a day.',
  },
  check: 'Check now',
  checking: 'Checking…',
  unchecked: 'Not looked at yet.',
  checkedAt: (time: string) => `Looked at ${time}.`,
  notChecked: (reason: string) => `We could not look: ${reason}`,
} as const;
