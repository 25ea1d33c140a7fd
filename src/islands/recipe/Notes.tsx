import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { RecipeText } from './RecipeText.tsx';
import { useReading } from './use-reading.ts';

type Props = { work: RecipeWork };

/** What the cook adds at the end, with amounts and heats as the reader wants them. */
export function Notes({ work }: Props) {
  const reading = useReading(work);
  return work.note && <RecipeText text={work.note} reading={reading} topHeading={3} />;
}
