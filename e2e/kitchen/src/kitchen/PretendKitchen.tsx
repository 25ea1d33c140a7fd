import { z } from 'zod';
import { slugFrom } from '#domain/text/slug.ts';
import { $comments, loadComments } from '#stores/comments/comments.ts';
import { $currentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';

const title = z.string().min(1);

/** Stands in for the kitchen: a library that no visitor loads, and what visitors' islands use too. */
export function PretendKitchen() {
  const { status } = useValue($currentUser);
  const comments = useValue($comments);
  const slug = slugFrom(title.parse(status));
  return <Button onClick={() => void loadComments(slug ?? '')}>{comments.status}</Button>;
}
