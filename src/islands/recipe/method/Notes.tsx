import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { RecipeText } from '../RecipeText.tsx';
import { useReading } from '../use-reading.ts';

type Props = { work: RecipeWork };

export function Notes({ work }: Props) {
  const reading = useReading(work);
  return work.note && <RecipeText text={work.note} reading={reading} topHeading={3} />;
}
