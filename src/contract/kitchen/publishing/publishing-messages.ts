import type { PublicationState } from '#domain/kitchen/publishing/publication-state.ts';

/** What is said of publishing a recipe: before it is done, while it is, and when it is taken back. */
export const publishingMessages = {
  buttons: {
    publish: 'Publish',
    update: 'Update',
    schedule: 'Publish later…',
    scheduled: 'Change',
  },
  state: {
    draft: () => 'Draft',
    published: () => 'Published',
    changed: () => 'Unpublished changes',
    scheduled: (time: string) => `Scheduled for ${time}`,
    due: () => 'Due now',
    overdue: (time: string) => `Overdue since ${time}`,
    failed: (time: string) => `Not published ${time}`,
  } satisfies Record<PublicationState, (time: string) => string>,
  publishing: 'Publishing…',
  notLoaded: 'This part of the kitchen could not be loaded. Look at your connection and try again.',
  more: 'More actions',
  view: 'View on the site',
  duplicate: 'Duplicate',
  unpublish: 'Unpublish',
  delete: 'Delete',
  readers: { label: 'Who may read it', public: 'Everyone', subscribers_only: 'Paid subscribers' },
  nobodyPays: 'Nobody can subscribe now: your site does not offer paid subscriptions.',
  failures: {
    changedElsewhere:
      'Somebody else changed the recipe at the same moment. Look at it and try again.',
    conflict: 'It was changed elsewhere. Choose what stays, then publish.',
    notSaved: (reason: string) => `It cannot be saved: ${reason}`,
    noAnswer: 'The connection broke before it arrived. Try again.',
    stopped: 'This tab no longer writes the recipe. Write here again, then publish.',
  },
  schedule: {
    done: 'Scheduled.',
    moved: 'The time is changed.',
    included: 'What you wrote since is in it now.',
    withdrawn: 'Withdrawn. It is not published by itself.',
    published: 'Published. It is live in a moment.',
    failed: (reason: string) => `That did not work: ${reason}`,
    without: (time: string) => `The version for ${time} is without what you wrote since.`,
    include: (day: string) => `Include in ${day}’s version`,
    slugTaken: (time: string) =>
      `It was not published on ${time}: another recipe stands at its address.`,
    internal: (time: string) =>
      `It was not published on ${time}: something went wrong on our side.`,
    late: (time: string) => `It was to be published on ${time} and is late.`,
    retry: 'Retry',
    toAddress: 'Change the address',
  },
  away: {
    unpublished: 'Taken from the site',
    shownAgain: 'On the site again, as it was',
    deleted: 'Deleted; kept for 30 days',
    failed: (reason: string) => `That did not work: ${reason}`,
    was: (day: string) => `Was on the site until ${day}.`,
    publishAsItWas: 'Publish as it was',
    forSubscribers: 'For paid subscribers, as the recipe is now.',
    until: (day: string) => `Possible until ${day}.`,
  },
} as const;
