import { IssueText } from './IssueText.tsx';
import { useIssue } from './use-field.ts';

/** What cannot be saved of a whole list, where one more would be added; the editor leads to it. */
export function ListIssue({ list }: { list: string }) {
  if (useIssue(list) === undefined) return null;
  return (
    <div data-issue-of={list} tabIndex={-1}>
      <IssueText place={list} />
    </div>
  );
}
