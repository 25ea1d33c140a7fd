import { z } from 'zod';
import { slugFrom } from '#domain/text/slug.ts';
import { $comments, loadComments } from '#stores/comments/comments.ts';
import { $currentUser } from '#stores/accounts/current-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';

const title = z.string().min(1);

/** A substitute for the kitchen: with a library that no visitor loads, and modules of visitors' islands. */
export function PretendKitchen() {
  const { status } = useValue($currentUser);
  const comments = useValue($comments);
  const slug = slugFrom(title.parse(status));
  return <Button onClick={() => void loadComments(slug ?? '')}>{comments.status}</Button>;
}
