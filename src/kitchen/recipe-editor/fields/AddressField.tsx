import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { newRecipeMessages } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import { isUntitledSlug } from '#domain/kitchen/fields/address-of-title.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { useDraft } from '../draft/use-draft.ts';
import { TextLine } from './TextLine.tsx';

const { fields: texts } = recipeEditorMessages;

/** Where the recipe stands; of a title that cannot be spelled in Latin letters it asks for an address. */
export function AddressField({ lead }: { lead: string }) {
  const isStandIn = useDraft(
    ({ title, slug }) => isUntitledSlug(slug) && title !== newRecipeMessages.title,
  );
  return (
    <TextLine
      name="slug"
      label={texts.slug}
      most={slugMaxLength}
      lead={lead}
      {...(isStandIn && { hint: texts.slugWanted })}
    />
  );
}
