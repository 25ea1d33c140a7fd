/** What the screens say that write and publish a part of the site each. */
export const sitePartsMessages = {
  publish: 'Publish',
  publishing: 'Publishing…',
  published: 'Published',
  unpublished: 'Unpublished changes',
  notPublished: (reason: string) => `Not published: ${reason}`,
  notSavedYet: 'Not published: what stands here cannot be saved yet.',
  changedMeanwhile:
    'somebody else changed it meanwhile. All that you wrote is kept. Look at what stands here now, then publish it.',
  everyPage: 'Every page of the site is looked at; visitors see nothing before.',
  conflict: {
    heading: 'Changed elsewhere while you wrote',
    text: 'What only one of you changed is already put together. Choose where both did.',
    nothingTwice: 'You changed different things, so both fit together.',
    save: 'Save it so',
    saved: 'Put together. Undo brings your own text back.',
  },
} as const;
