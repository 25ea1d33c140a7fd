import { sendRefusals } from '../../mail/send-messages.ts';
import type { Audience, PauseReason, SendState } from '#domain/mail/newsletter/newsletter-send.ts';

const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** What the list of newsletters says. */
export const newslettersMessages = {
  heading: 'Newsletters',
  newNewsletter: 'New newsletter',
  createFailed: (reason: string) => `No newsletter was begun: ${reason}`,
  loading: 'Looking through the letters…',
  loadFailed: 'The newsletters could not be loaded',
  tryAgain: 'Try again',
  older: 'Show older ones',
  toSubscribers: 'Who gets them',
  untitled: 'Without a subject',
  groups: { open: 'Being written', underWay: 'On their way', ended: 'Sent' },
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    preparing: 'Getting ready',
    sending: 'Going out',
    paused: 'Stands still',
    sent: 'Sent',
    canceled: 'Canceled',
  } satisfies Record<SendState, string>,
  changed: (day: string) => `changed ${day}`,
  sentTo: (count: number) => `to ${people(count)}`,
  goesOn: (progress: string, time: string) => `${progress} · goes on ${time}`,
  progress: (sent: number, all: number) =>
    `${sent.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} sent`,
  stoppedAt: (sent: number, missed: number) => `to ${people(sent)}, not to ${people(missed)}`,
  turnedOff: (time: string) => `${time}, but newsletters are turned off`,
  blank: {
    heading: 'A letter to those who asked for one',
    text: 'Send a recipe with a few lines of yours, or a note alone. It wears the look of your site, and everyone who gets it can leave with one press.',
  },
  welcome: {
    heading: 'Welcome letter',
    none: 'What everybody gets who subscribes, in your own words',
    write: 'Write one',
    on: 'On',
    off: 'Off',
    openFailed: (reason: string) => `The welcome letter could not be opened: ${reason}`,
  },
  off: {
    text: 'Newsletters are turned off, so nobody can subscribe and nothing is sent.',
    toSettings: 'Turn them on in the settings',
  },
} as const;

/** What the editor of a newsletter says. */
export const newsletterEditorMessages = {
  people,
  loading: 'Opening the newsletter…',
  failed: 'The newsletter could not be opened',
  notFound: 'This newsletter is not there, or not there any more.',
  tryAgain: 'Try again',
  toList: 'Newsletters',
  saved: 'Saved',
  fields: {
    subject: 'Subject',
    subjectPlaceholder: 'What is it about?',
    previewLine: 'Preview line',
    previewLineHint: 'Mail programs show it behind the subject.',
    recipe: 'Recipe',
    recipeHint:
      'Its picture, ingredients and steps come along. Of a premium recipe free readers get what your site shows them.',
    find: 'Find a recipe',
    remove: 'Take it out',
    unpublished: 'Not published yet',
    gone: 'This recipe is gone',
    note: 'Your note',
    notePlaceholder: 'Dear readers…',
    audience: 'Who gets it',
    audiences: {
      all: 'Everybody',
      free: 'Free readers',
      paid: 'Paying readers',
    } satisfies Record<Audience, string>,
    joinedAfter: 'Only who subscribed on or after',
    since: (audience: string, day: string) => `${audience} who subscribed on or after ${day}`,
    everybodySince: 'Any day',
    noSuchDay: 'Choose a day from 2000 on; until then the day before stays.',
    onSite: 'On your site',
    keepOnSite: 'Keep it on your site too',
    onSiteHints: {
      all: 'Once it is sent, everybody can read it among your newsletters and in your feed.',
      paid: 'Once it is sent, everybody sees its title there. Paying readers open it.',
    },
  },
  changes: {
    text: 'This recipe has changes that are not published. Readers get what is published.',
    publish: 'Publish the changes',
    failed: (reason: string) => `The changes were not published: ${reason}`,
  },
  welcome: {
    section: 'When it is sent',
    isActive: 'Send it to everybody who subscribes',
    hint: 'Once each, within minutes of their saying yes; nobody who is here already gets it. While you change it, it rests until ten minutes after your last word.',
    incomplete: 'It waits for a subject and a note, or a recipe.',
    remove: 'Delete this letter',
  },
  counting: 'Counting…',
  notCounted: 'How many people get it is not known at the moment.',
  reach: (count: number) => `${people(count)} as of now`,
  preview: {
    region: 'The letter',
    show: 'Show the letter',
    hide: 'Hide the letter',
    reader: 'As a reader',
    readers: { free: 'Free reader', monthly: 'Paying reader' },
    width: 'Width',
    widths: { phone: 'Phone', desktop: 'Desktop' },
    form: 'As',
    forms: { html: 'Letter', text: 'Plain text' },
    scheme: 'Colours',
    schemes: { light: 'Light', dark: 'Dark' },
    frame: 'The letter as it will look',
    failed: 'The letter could not be shown.',
    tryAgain: 'Try again',
  },
  test: {
    button: 'Send me a test',
    sent: (email: string) => `A test is on its way to ${email}`,
    failed: (reason: string) => `No test was sent: ${reason}`,
  },
  send: {
    button: 'Send…',
    title: 'Send this newsletter',
    what: 'Subject',
    to: (count: number, audience: string) => `${audience}: ${people(count)}`,
    /** Why nobody gets it. */
    nobody: {
      yet: 'Nobody gets your letters yet: who signs up, and confirms it, does.',
      since: (day: string) => `Nobody who gets your letters subscribed on or after ${day}.`,
      free: 'Everybody who gets your letters pays, and this one is for free readers.',
      paid: 'Nobody who gets your letters pays, and this one is for paying readers.',
      freeSince: (day: string) =>
        `Everybody who gets your letters and subscribed on or after ${day} pays, and this one is for free readers.`,
      paidSince: (day: string) =>
        `Nobody who gets your letters and subscribed on or after ${day} pays, and this one is for paying readers.`,
    },
    when: 'When',
    tooLate: sendRefusals.tooLate,
    confirm: (count: number) => `Send to ${people(count)}`,
    confirmLater: (time: string) => `Send ${time}`,
    confirmUncounted: 'Send',
    again: 'Send it again now',
    againLater: (time: string) => `Send it again ${time}`,
    noAddress:
      'Letters to many have to name a postal address, by law in many countries. Yours is not in your settings yet.',
    toSettings: 'Add it',
    cancel: 'Not yet',
  },
  remove: {
    button: 'Delete this draft',
    title: 'Delete this draft?',
    text: 'What you wrote in it is gone then.',
    confirm: 'Delete it',
  },
  sending: {
    scheduled: (time: string) => `Leaves ${time}`,
    turnedOff: (time: string) =>
      `Newsletters are turned off, so it will not leave ${time} but stand still.`,
    soon: 'Leaves in a moment',
    preparing: (count: number) => `Noting who gets it: ${people(count)} so far`,
    progress: (sent: number, all: number) =>
      `${sent.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} letters have left`,
    held: (sent: number, all: number, time: string) =>
      `${sent.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} letters have left, as many as may today. The rest goes on ${time}. Mail services distrust whoever suddenly sends many, so a site begins with few letters a day and sends more from day to day, as long as they arrive.`,
    sent: (time: string) => `Sent ${time}`,
    canceled: (time: string) => `Canceled ${time}`,
    paused: {
      'recipe-unpublished': 'Nobody can read its recipe any more. Publish it, then let it go on.',
      'turned-off': 'Newsletters were turned off. Turn them on in the settings, then let it go on.',
      refusals: 'Twenty addresses in a row were refused, so it stands still.',
      bounces: 'Too many letters were refused or came back, so it stands still.',
      complaints: 'Too many people reported it as spam, so it stands still.',
    } satisfies Record<PauseReason, string>,
    /** Where to look before it goes on. */
    first: {
      'recipe-unpublished': 'Open the recipe',
      'turned-off': 'Open the settings',
      refusals: 'Look at your list first',
      bounces: 'Look first at whose letters came back',
      complaints: 'Look first at who reported it',
    } satisfies Record<PauseReason, string>,
    onSite: 'It stands on your site too:',
    look: 'read it there',
    notOnSite: 'It is not on your site.',
    willBeOnSite: 'It will stand on your site too, once it leaves.',
    publish: 'Put it on the site',
    unpublish: 'Take it off the site',
    resume: 'Let it go on',
    unschedule: 'Back to writing',
    cancel: 'Stop sending',
    cancelTitle: 'Stop sending?',
    cancelText: (left: number) =>
      `${left === 1 ? '1 person has' : `${people(left)} have`} not got it yet, and never will. Those who have it keep it.`,
    /** What becomes of its page on the site. */
    cancelPage: {
      stays:
        'Its page stays on your site, since letters lead there; you can take it off afterwards.',
      goes: 'Its page leaves your site, as no letter leads there.',
    },
    cancelConfirm: 'Stop it',
    keepOn: 'Let it go on',
    counts: {
      sent: 'sent',
      delivered: 'delivered, as far as mail servers say so',
      waiting: 'to go',
      leaving: 'being handed over',
      missed: 'did not get it',
      refused: 'refused by the mail service',
      skipped: 'skipped: left or changed their plan meanwhile',
      uncertain: 'handed over without an answer',
      bounced: 'came back',
      complained: 'reported as spam',
      unsubscribed: 'unsubscribed by it',
      subscribed: 'asked for your letters by it',
      subscribedPaid: 'took a paid plan by it',
    },
    links: {
      heading: 'Links',
      hint: 'How often each was followed. Machines that check mail for harm follow links too, so there may be fewer people than visits.',
      visits: (count: number) =>
        count === 1 ? '1 visit' : `${count.toLocaleString('en-US')} visits`,
      failed: (reason: string) =>
        `How often the links were followed could not be looked up: ${reason}`,
      tryAgain: 'Try again',
    },
    actFailed: (reason: string) => `That did not work: ${reason}`,
  },
  conflict: { yes: 'Yes', no: 'No' },
} as const;
