import { issueMessages } from '#contract/issue-messages.ts';
import { nameMaxLength, nameMinLength } from '#domain/accounts/handle.ts';

type LengthTexts = Record<'short' | 'long', (characters: number) => string>;

const lengthIssue = (text: string, { short, long }: LengthTexts): string | null => {
  const { length } = text.trim();
  if (length < nameMinLength) return short(nameMinLength);
  return length > nameMaxLength ? long(nameMaxLength) : null;
};

const { shortName, longName, tooShort, tooLong } = issueMessages;

/** What is wrong with the length of a person's name, as the contract says it. */
export const nameIssue = (name: string) => lengthIssue(name, { short: shortName, long: longName });

/** The same of a handle. */
export const handleLengthIssue = (handle: string) =>
  lengthIssue(handle, { short: tooShort, long: tooLong });
