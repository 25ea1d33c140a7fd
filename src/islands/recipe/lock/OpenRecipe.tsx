import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { OpenRecipe as Opened } from '#domain/cooking/open-recipe.ts';
import { hasIngredients, hasMethod } from '#domain/cooking/recipe-work.ts';
import { CollapsibleText } from '#ui/CollapsibleText.tsx';
import { EquipmentStrip } from '../ingredients/EquipmentStrip.tsx';
import { Notes } from '../method/Notes.tsx';
import { OpenFilms } from './OpenFilms.tsx';
import { RecipeText } from '../RecipeText.tsx';
import { useReading } from '../use-reading.ts';
import { WorkPlace } from '../WorkPlace.tsx';

type Props = { recipe: Opened };

/** An opened premium recipe, with the same sections as the static page of a public one. */
export function OpenRecipe({ recipe }: Props) {
  const { work, equipment, story, credit } = recipe;
  const reading = useReading(work);
  return (
    <>
      <JumpLinks recipe={recipe} />
      <OpenFilms recipe={recipe} />
      <WorkPlace work={work} />
      {equipment.length > 0 && <EquipmentStrip equipment={equipment} />}
      {work.note && (
        <section className="notes" id="notes">
          <details open>
            <summary>
              <h2>{cookingMessages.notes}</h2>
            </summary>
            <div className="prose">
              <Notes work={work} />
            </div>
          </details>
        </section>
      )}
      {story && (
        <section className="story" id="story" aria-labelledby="story-heading">
          <h2 id="story-heading">{lockMessages.story}</h2>
          <CollapsibleText className="prose">
            <RecipeText text={story} reading={reading} topHeading={3} />
          </CollapsibleText>
        </section>
      )}
      {credit && (
        <p className="credit">
          {credit.url === null ? credit.text : <a href={credit.url}>{credit.text}</a>}
        </p>
      )}
    </>
  );
}

function JumpLinks({ recipe: { work, story } }: Props) {
  const links = [
    { href: '#ingredients', label: cookingMessages.ingredients, isShown: hasIngredients(work) },
    { href: '#method', label: cookingMessages.method, isShown: hasMethod(work) },
    { href: '#notes', label: cookingMessages.notes, isShown: work.note },
    { href: '#story', label: lockMessages.story, isShown: story },
  ].filter(({ isShown }) => isShown);
  return (
    links.length > 1 && (
      <nav className="jump-links" aria-label={lockMessages.jumpTo}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    )
  );
}
