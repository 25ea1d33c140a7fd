import type { ImportOutcome } from '#domain/mail/import-rules.ts';

/** What became of a line of a list, in a report of it. */
export const importOutcomeTexts: Record<ImportOutcome, string> = {
  new: 'New',
  imported: 'Imported',
  here: 'Already on the list',
  unsubscribed: 'Unsubscribed before, so not brought back',
  suppressed: 'Bounced or complained before, so left out',
  removed: 'Was removed from the list for good, so left out',
  duplicate: 'Stands further up in the file',
  malformed: 'Not an email address',
};
