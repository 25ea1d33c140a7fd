/** What the sheet for publishing says, whose code comes when it is opened. */
export const publishSheetMessages = {
  sheet: {
    first: 'Publish this recipe',
    update: 'Update the live recipe',
    looking: 'Looking where it will show…',
    unknown: 'Where it will show could not be found out. You can publish all the same.',
    tryAgain: 'Try again',
    address: 'Address',
    isNew: 'New on your site',
    isUpdate: 'Readers get the new version at the same address',
    moves: (from: string) => `${from} leads there from now on`,
    shown: 'Shown on',
    places: { home: 'home page', recipes: 'all recipes', feed: 'feed' },
    onlyItself: 'its own page',
    pages: ({ certain, most, isWhole }: { certain: number; most: number; isWhole: boolean }) => {
      if (isWhole) return 'Every page of your site is made anew.';
      if (most === 0) return 'No page changes.';
      if (certain === most) return certain === 1 ? '1 page changes.' : `${certain} pages change.`;
      return certain === 0 ? `Up to ${most} pages change.` : `${certain} to ${most} pages change.`;
    },
    changes: 'What changes',
    noChanges: 'Nothing is different from what readers see.',
    moreChanges: (count: number) => `and ${count} more`,
    missing: 'Still missing',
    missingNote: 'It can be published without.',
    when: 'When',
    publishNow: 'Publish now',
    updateNow: 'Update now',
    schedule: (time: string) => `Schedule for ${time}`,
    scheduleNoTime: 'Schedule',
    move: (time: string) => `Move to ${time}`,
    moveNoTime: 'Move',
    keep: (time: string) => `Keep ${time}`,
    withdraw: 'Withdraw',
  },
  problems: {
    heading: (count: number) =>
      count === 1
        ? 'One thing keeps it from being published'
        : 'These keep it from being published',
    noTitle: 'It has no title yet.',
    noAddress: 'It has no address yet.',
    taken: (title: string) => `“${title}” stands at this address already.`,
  },
  uploads: {
    heading: 'Not here yet',
    rising: (names: string) => `${names} ${names.includes(',') ? 'are' : 'is'} still on the way.`,
    failed: (names: string) => `${names} did not arrive and will not be in it.`,
    wait: 'Wait, then publish',
    without: 'Publish without',
  },
  time: {
    elsewhere: (time: string, place: string) => `That is ${time} in ${place}, where you are.`,
    skipped: (wall: string, shown: string) =>
      `Clocks skip ${wall} on that day, so it is published at ${shown}.`,
    repeated: (wall: string) => `Clocks show ${wall} twice on that day; the first is meant.`,
    includes: 'Include what was written since',
    frozen: 'It is published as it stands now. What you write later is asked about.',
  },
  steps: {
    uploads: 'Waiting for the pictures…',
    saving: 'Saving…',
    offline: 'Waiting for the network. It is published as soon as it is saved.',
    'signed-out': 'Waiting for you to sign in. Then it goes on.',
    sending: 'Publishing…',
    unknown: 'It is not known yet whether it was published. Asking again…',
    printing: 'Publishing…',
    live: 'Live',
    liveText: 'Readers see it now.',
    newsletter: 'Send as a newsletter',
    someFailed: (count: number) =>
      count === 1
        ? 'It is published; one page could not be made.'
        : `It is published; ${count} pages could not be made.`,
    callOff: 'Call off',
    view: 'View on the site',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: (url: string) => `Copy it yourself: ${url}`,
    done: 'Done',
    failed: 'Not published',
    retry: 'Retry',
  },
} as const;
