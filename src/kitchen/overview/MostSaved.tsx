import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import { PartFailed } from './PartFailed.tsx';

const { saved: texts } = overviewMessages;

type Props = { saved: OverviewAnswer['mostSaved']; siteSlug: string };

/** What readers keep, the most first. */
export function MostSaved({ saved, siteSlug }: Props) {
  return (
    <section className="overview-saved" aria-labelledby="most-saved">
      <h2 id="most-saved">{texts.heading}</h2>
      {saved === null && <PartFailed />}
      {saved?.length === 0 && <p className="kitchen-meta">{texts.none}</p>}
      {saved && saved.length > 0 && (
        <ol>
          {saved.map((recipe) => (
            <li key={recipe.id}>
              <a href={recipePath(siteSlug, recipe.id)}>
                <Thumbnail row={recipe} />
                <strong>{recipe.title}</strong>
                <span className="kitchen-meta">{texts.count(recipe.count)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
