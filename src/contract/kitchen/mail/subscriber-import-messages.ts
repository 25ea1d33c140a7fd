import type { ImportOutcome } from '#domain/mail/import-rules.ts';

const number = new Intl.NumberFormat('en');
const people = (count: number) => (count === 1 ? '1 person' : `${number.format(count)} people`);

const outcomes: Record<ImportOutcome, (count: number) => string> = {
  new: (count) => `${people(count)} ${count === 1 ? 'is' : 'are'} new`,
  imported: (count) => `${people(count)} ${count === 1 ? 'is' : 'are'} on your list now`,
  here: (count) => `${number.format(count)} already here`,
  unsubscribed: (count) => `${number.format(count)} unsubscribed before, not brought back`,
  suppressed: (count) => `${number.format(count)} bounced or complained before, left out`,
  removed: (count) => `${number.format(count)} removed by you before, left out`,
  duplicate: (count) => `${number.format(count)} more than once in the file`,
  malformed: (count) => `${number.format(count)} not an email address`,
};

/** What bringing a list of subscribers says. */
export const subscriberImportMessages = {
  title: 'Bring a list of subscribers',
  people,
  choose: {
    text: 'A CSV file from where you wrote your letters before: Substack, Mailchimp, Ghost, a spreadsheet. First you see what would happen; nobody is subscribed or mailed before you say so.',
    label: 'Choose a CSV file',
    drop: 'or drop it here',
    reading: 'Reading the file…',
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. A list of 200,000 people is smaller: leave out columns that are not needed, or part it.`,
    tooMany: 'The file holds more than 200,000 people. Part it into several files.',
    notCsv:
      'This is no CSV file. Spreadsheet programs write one by “Save as” or “Download as CSV”.',
    empty: 'There is nothing in this file.',
    unreadable: 'The file could not be read. Choose it again.',
  },
  unclosed: {
    heading: 'A quotation mark is not closed',
    text: (lines: readonly number[]) =>
      lines.length === 1
        ? `On line ${number.format(lines[0] ?? 1)} of the file a quotation mark (") begins and is never closed, so the lines behind it ran into one.`
        : `On lines ${lines
            .slice(0, 5)
            .map((line) => number.format(line))
            .join(
              ', ',
            )}${lines.length > 5 ? ' and others' : ''} of the file quotation marks (") begin and are never closed, so the lines behind them ran into one.`,
    todo: 'Open the file in a text editor, close the mark or take it out, save it and choose it again.',
    without: 'Go on without what ran together',
  },
  columns: {
    heading: 'Which column is what?',
    noHeader: {
      text: 'This list does not name its columns: its first line is a person already, and is brought like the others.',
      isHeader: 'No, it names them',
    },
    email: 'Address',
    name: 'Name or first name',
    lastName: 'Last name',
    status: 'Who left elsewhere',
    anotherStatus: 'And who left, also here',
    statusHint: 'People who unsubscribed or bounced there are left out.',
    words: 'What the list says of people',
    wordsHint:
      'A word that is not known leaves people out. Say otherwise where it means that they get your letters.',
    noWord: 'Nothing',
    stays: 'Gets letters',
    left: 'Left',
    none: 'None',
    nth: (place: number) => `Column ${place}`,
    header: 'The first line names the columns',
    sample: 'The first three lines',
    next: 'See what would happen',
    needsEmail: 'Say which column holds the addresses.',
    back: 'Another file',
  },
  check: {
    heading: 'Checking, line by line',
    progress: (done: number, all: number) => `${number.format(done)} of ${number.format(all)}`,
    failed: (reason: string) => `The check stopped: ${reason}`,
    resume: 'Go on',
    cancel: 'Cancel',
  },
  told: {
    heading: 'What would happen',
    nobody: 'Nobody in this file is new.',
    leftElsewhere: (count: number) => `${number.format(count)} left elsewhere, left out`,
    addressless: (count: number) => `${number.format(count)} without an address, left out`,
    runTogether: (lines: readonly number[]) =>
      `A quotation mark is not closed at line ${lines.join(', ')}, so lines behind it ran together. They are left out: close it in the file, and choose the file again.`,
    problems: 'Lines that are left out',
    line: (line: number) => `Line ${line}`,
    firstOf: (shown: number, all: number) =>
      `The first ${shown} of ${number.format(all)}; the report has all.`,
  },
  outcomes,
  reasons: {
    new: '',
    imported: '',
    here: 'already here',
    unsubscribed: 'unsubscribed before',
    suppressed: 'bounced or complained before',
    removed: 'removed by you before',
    duplicate: 'stands further up',
    malformed: 'not an email address',
  } satisfies Record<ImportOutcome, string>,
  foreign: 'our mail cannot reach addresses with letters like é or ü before the @',
  declare: {
    heading: 'How do these people know of your letters?',
    ask: 'They asked for my letters',
    askText: (count: number, perDay: number) => {
      const days = Math.max(1, Math.ceil(count / perDay));
      const pace = days === 1 ? 'today' : `within ${days} days`;
      return `Each is sent one mail ${pace} that names your site and asks for a yes. Without one they get nothing more, and are forgotten after 30 days.`;
    },
    confirmed: 'They confirmed elsewhere, and I can prove it',
    confirmedText: (room: number) =>
      `They are taken as confirmed and get no mail now. You can do this for ${number.format(room)} more people in 30 days.`,
    statement: 'Where and when did they ask?',
    statementHint: 'Kept with your name and today’s date, in case somebody asks.',
    statementPlaceholder: 'On my Substack since 2021, every address confirmed there',
    needsStatement: 'Say where and when they asked; then they can be brought.',
    bought: 'Lists that were bought, rented or gathered are not allowed.',
    start: (count: number) => `Bring ${people(count)}`,
  },
  running: {
    heading: 'Bringing them in',
    text: 'You can close this; it goes on by itself.',
  },
  done: {
    heading: 'Done',
    waiting: (count: number) => `${people(count)} still to be asked, a few each minute.`,
    report: 'Download the report',
    undo: 'Take it back',
    undone: 'The list was taken back',
    undoneText: 'Who had answered by themselves stays as they are.',
    close: 'To the subscribers',
  },
  earlier: {
    heading: 'Brought before',
    line: (count: number, confirmed: number) =>
      `${people(count)} on the list, ${number.format(confirmed)} confirmed`,
    undone: 'Taken back',
    running: 'Still being brought in',
    openFailed: (reason: string) => `This list could not be opened: ${reason}`,
  },
} as const;
