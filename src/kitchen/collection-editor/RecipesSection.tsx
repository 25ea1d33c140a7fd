import { useState } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { collectionOrders } from '#domain/kitchen/collections/collection-recipes.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { ChosenRecipes } from '../chosen-recipes/ChosenRecipes.tsx';
import type { ChosenIds, RecipeActs } from '../chosen-recipes/recipe-acts.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { type CollectionDraft, useCollectionDraft } from './collection-draft.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields, recipes: texts } = collectionEditorMessages;

/** The recipes in the order of visitors. */
export function RecipesSection({ site }: { site: OwnSite }) {
  const draft = useCollectionDraft();
  const { value: ids, issue, isReadOnly } = useCollectionField('recipeIds');
  const [chosen] = useState(() => chosenOf(draft));
  const sortsOf = (acts: RecipeActs) =>
    collectionOrders.map((order) => ({
      label: texts.sorts[order],
      onSelect: () => acts.sortBy(order),
    }));
  return (
    <section className="editor-section" data-field="recipeIds">
      <ChosenRecipes
        {...{ ids, chosen, isReadOnly, siteSlug: site.slug, noRoom: texts.noRoom }}
        renderHead={(acts) => (
          <>
            <header className="members-head">
              <h2>{fields.recipes}</h2>
              <span className="kitchen-meta">{texts.count(ids.length)}</span>
              {ids.length > 1 && !isReadOnly && <Menu label={texts.sort} items={sortsOf(acts)} />}
            </header>
            <FieldIssue>{issue}</FieldIssue>
          </>
        )}
      />
    </section>
  );
}

const chosenOf = ({ $content, $stored, change }: CollectionDraft): ChosenIds => ({
  idsNow: () => $content.get().recipeIds,
  write: (recipeIds) =>
    change({ field: 'recipeIds', update: (content) => ({ ...content, recipeIds }) }),
  titleElsewhere: (id) => $stored.get().recipes.find((each) => each.id === id)?.title,
});
