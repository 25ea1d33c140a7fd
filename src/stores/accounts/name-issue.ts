import { issueMessages } from '#contract/issue-messages.ts';
import { nameMaxLength, nameMinLength } from '#domain/accounts/handle.ts';

/** What is wrong with the length of a name or a handle, as the contract says it. */
export function lengthIssue(text: string): string | null {
  const { length } = text.trim();
  if (length < nameMinLength) return issueMessages.tooShort(nameMinLength);
  return length > nameMaxLength ? issueMessages.tooLong(nameMaxLength) : null;
}
