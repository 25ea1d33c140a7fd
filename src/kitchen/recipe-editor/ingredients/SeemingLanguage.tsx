import { useEffect, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { languageName } from '#domain/kitchen/fields/entered-language.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/Button.tsx';
import { useDraftAtRest } from '../draft/use-draft.ts';

type Props = { language: string; onTake: (language: string) => void };

/** Offers to read a recipe in the language that all its words tell, until a cook has said which it is. */
export function SeemingLanguage({ language, onTake }: Props) {
  const recipe = useDraftAtRest((whole) => whole);
  const [found, setFound] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  // The words of all languages are loaded once there is something to tell them by.
  useEffect(() => {
    let isOver = false;
    void seemingLanguageOf(recipe, language).then((seeming) => {
      if (!isOver) setFound(seeming);
    });
    return () => {
      isOver = true;
    };
  }, [recipe, language]);
  if (found === null || found === left) return null;
  const name = languageName(found);
  return (
    <p className="kitchen-meta" aria-live="polite">
      {texts.seems(name)} <Button onClick={() => onTake(found)}>{texts.readItIn(name)}</Button>{' '}
      <Button onClick={() => setLeft(found)}>{texts.leaveLanguage}</Button>
    </p>
  );
}

async function seemingLanguageOf(recipe: RecipeContent, language: string): Promise<string | null> {
  if (recipe.instructionGroups.length + recipe.ingredientUsageGroups.length === 0) return null;
  try {
    const { seemingLanguage } = await import('#domain/kitchen/fields/seeming-language.ts');
    return seemingLanguage(recipe, language);
  } catch {
    // Without a connection nothing is offered; the next change tries again.
    return null;
  }
}
