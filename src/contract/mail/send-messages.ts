/** Why a newsletter is not sent. */
export const sendRefusals = {
  disabled: 'Newsletters are turned off. Turn them on in the settings of the site first.',
  empty: 'Choose a recipe or write a note.',
  longNote: 'This note is longer than mail programs show. Put the rest on a page and link to it.',
  noSubject: 'A note needs a subject.',
  unpublished: 'Nobody can read this recipe yet. Publish it first.',
  pastTime: 'This time is over.',
  tooLate: 'A newsletter can wait for a year at most.',
  sentBefore: 'This recipe was sent before. Confirm that you want to send it again.',
  tooManyToday: (maximum: number) =>
    `A site sends ${maximum} newsletters a day at most. Try again tomorrow.`,
  tooManyDrafts: (maximum: number) =>
    `A site has ${maximum} drafts at most. Send or delete one first.`,
  notSent: 'Only what was sent stands on the site.',
  notDraft: 'This newsletter is no draft any more.',
} as const;
