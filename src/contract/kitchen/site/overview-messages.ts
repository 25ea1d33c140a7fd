import type { AttentionKind } from '#domain/kitchen/overview/attention.ts';
import type { FirstStep } from '#domain/kitchen/overview/first-steps.ts';
import type { OverviewPeriod } from '#domain/kitchen/overview/period.ts';

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

const waiting: Record<AttentionKind, (count: number) => string> = {
  failedPages: (count) => `${many(count, 'page', 'pages')} could not be made`,
  lostDomains: (count) => `${many(count, 'domain leads', 'domains lead')} to your site no more`,
  failingDomains: (count) => `${many(count, 'domain is', 'domains are')} about to be lost`,
  disputes: (count) => `${many(count, 'payment is', 'payments are')} disputed, and can be answered`,
  latePlans: (count) => `${many(count, 'plan is', 'plans are')} not paid`,
  overdue: (count) => `${many(count, 'recipe', 'recipes')} not published on time`,
  pausedNewsletters: (count) => `${many(count, 'newsletter stands', 'newsletters stand')} still`,
  lostSender: () => 'Your letters are no longer from your own address',
  failedMails: (count) => `${many(count, 'letter', 'letters')} could not be delivered`,
  reported: (count) => `${many(count, 'comment was', 'comments were')} reported`,
  held: (count) => `${many(count, 'comment waits', 'comments wait')} for you to be shown`,
  newComments: (count) => many(count, 'new comment', 'new comments'),
  changed: (count) => `${many(count, 'recipe has', 'recipes have')} unpublished changes`,
  unpictured: (count) => `${many(count, 'recipe', 'recipes')} without a picture`,
  drafts: (count) => many(count, 'draft', 'drafts'),
};

const steps: Record<FirstStep, { title: string; text: string }> = {
  name: { title: 'Name your site', text: 'It stands over the door.' },
  look: { title: 'Choose its look', text: 'Colours, typefaces and how the pages are laid out.' },
  recipe: { title: 'Publish a first recipe', text: 'One is enough to open.' },
  about: { title: 'Say who cooks', text: 'A few sentences and a picture of you.' },
  collection: { title: 'Put recipes together', text: 'A first collection, such as Sunday baking.' },
  domain: {
    title: 'Use your own domain',
    text: 'Your site answers at its Larder address until then.',
  },
  plan: { title: 'Offer plans', text: 'Let readers support your kitchen.' },
};

/** What the screen says that a kitchen begins with. */
export const overviewMessages = {
  heading: 'Overview',
  loadFailed: 'Your overview could not be loaded',
  partFailed: 'This could not be read just now.',
  tryAgain: 'Try again',
  today: {
    heading: 'For you today',
    nothing: 'Nothing waits for you. A good day to cook something new.',
    newRecipe: 'New recipe',
    failedPart: {
      recipes: 'Your drafts could not be counted just now.',
      schedules: 'What is scheduled could not be read just now.',
      comments: 'New comments could not be counted just now.',
      payments: 'Late payments could not be counted just now.',
      domains: 'Your domains could not be looked up just now.',
      sender: 'The address your letters are from could not be looked up just now.',
      newsletters: 'Newsletters that stand still could not be counted just now.',
      mails: 'Undelivered letters could not be counted just now.',
    },
    waiting,
    hints: {
      failedPages: 'Visitors see the last version of these pages.',
      lostDomains: 'Its record is gone. We wrote to you what brings it back.',
      failingDomains: 'Its record is gone. After three days it leads here no more.',
      disputes: 'The bank decides without you once the time is over.',
      latePlans: 'Stripe tries again, and they were sent a letter.',
      pausedNewsletters: 'Nothing more of it leaves until you let it go on.',
      lostSender: 'They leave from ours until you have mended it. We wrote to you what is wrong.',
      failedMails: 'In the last seven days. We tried several times.',
    } as Partial<Record<AttentionKind, string>>,
    wasDue: (when: string) => `was due ${when}`,
    next: (title: string, when: string) => `${title} is published ${when}`,
  },
  steps: {
    heading: 'First steps',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    complete: 'Your site looks finished without them; take your time.',
    done: 'Done',
    putAway: 'Put away',
    isPutAway: 'First steps are put away on this device.',
    steps,
  },
  readers: {
    heading: 'Readers',
    period: 'Period',
    days: { 30: '30 days', 90: '90 days', 365: 'A year' } satisfies Record<OverviewPeriod, string>,
    since: { 30: 'in 30 days', 90: 'in 90 days', 365: 'in a year' } satisfies Record<
      OverviewPeriod,
      string
    >,
    before: {
      30: 'in the 30 days before',
      90: 'in the 90 days before',
      365: 'in the year before',
    } satisfies Record<OverviewPeriod, string>,
    subscribers: (total: number) => many(total, 'subscriber', 'subscribers'),
    grown: (came: number, left: number, since: string) => {
      if (came === 0 && left === 0)
        return `As many as ${since === 'in a year' ? 'a year' : since.slice(3)} ago`;
      const gone = left === 0 ? '' : `, ${left.toLocaleString('en')} left`;
      return `${came.toLocaleString('en')} came${gone} ${since}`;
    },
    saves: (total: number) => many(total, 'save', 'saves'),
    compared: (before: number, words: string) =>
      before === 0 ? `none ${words}` : `${before.toLocaleString('en')} ${words}`,
    none: 'Nobody subscribed yet.',
    noneSaved: 'Nothing was saved in this time.',
    highest: (count: number, when: string) => `${count.toLocaleString('en')} on ${when}`,
    highestOfDays: (count: number, from: string, to: string) =>
      `${count.toLocaleString('en')} from ${from} to ${to}`,
    from: (date: string) => `Since ${date}`,
    today: 'Today',
    table: 'Show the numbers',
    columns: { days: 'Days', subscribers: 'Subscribers', saves: 'Saves' },
    rangeOf: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    all: 'All subscribers',
  },
  saved: {
    heading: 'Most saved',
    none: 'What readers save in this time stands here.',
    count: (count: number) => many(count, 'save', 'saves'),
  },
  comments: {
    heading: 'Comments',
    none: 'What readers say below your recipes stands here.',
    closed: 'Comments are switched off.',
    about: (title: string) => `about ${title}`,
    isNew: 'New',
    all: 'All comments',
  },
} as const;
