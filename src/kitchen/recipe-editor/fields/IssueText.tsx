import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useIssue } from './use-field.ts';

type Props = {
  /** The name of a field, or the id of a row or a group. */
  place: string;
  id?: string;
};

/** What cannot be saved of a place, beside it. */
export function IssueText({ place, id }: Props) {
  const issue = useIssue(place);
  if (issue === undefined) return null;
  return <FieldIssue id={id}>{issue}</FieldIssue>;
}
