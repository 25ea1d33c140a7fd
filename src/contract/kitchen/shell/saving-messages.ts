/** What an editor says of the text that is written in it. */
export const savingMessages = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline, kept on this device',
  'not-saved': (reason: string) => `Not saved: ${reason}`,
  gone: 'Not saved: this is not there any more',
  conflict: 'Changed elsewhere',
  compare: 'Compare',
  'signed-out': 'Signed out, kept on this device',
  retry: 'Retry',
  signIn: 'Sign in',
  offlineUnkept: 'Offline.',
  'signed-out-unkept': 'Signed out.',
  notKept: 'This device keeps nothing; stay until it is saved.',
  undo: 'Undo',
  redo: 'Redo',
  restored: (time: string) => `Restored what was not saved yet, ${time}.`,
  undoRestoration: 'Undo',
  keep: 'Keep',
  otherTab: 'Open in another tab. What is written there shows here.',
  writeHere: 'Write here',
} as const;

type Words<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? string : Texts[Name] };
export type SavingTexts = Words<typeof savingMessages>;
