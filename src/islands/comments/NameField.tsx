import { writingMessages } from '#contract/comments/comment-writing-messages.ts';
import { $nameIssue, $typedName, typeName } from '#stores/comments/commenter-name.ts';
import { useValue } from '#stores/use-value.ts';
import { TextField } from '#ui/fields/TextField.tsx';

type Props = {
  /** What the server said of it. */
  refused: string | undefined;
  isPending: boolean;
  onType: () => void;
};

/** Asked once of a person without a name, above the first comment. */
export function NameField({ refused, isPending, onType }: Props) {
  const issue = useValue($nameIssue);
  return (
    <TextField
      label={writingMessages.name}
      hint={writingMessages.nameHint}
      name="name"
      autoComplete="name"
      value={useValue($typedName)}
      readOnly={isPending}
      error={issue ?? refused}
      onType={(text) => {
        typeName(text);
        onType();
      }}
    />
  );
}
