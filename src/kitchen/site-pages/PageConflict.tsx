import { useStore } from '@nanostores/react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { saidValue } from '#domain/kitchen/draft/said-value.ts';
import {
  pageFields,
  type SitePageField,
  type SitePages,
} from '#domain/kitchen/site-pages/site-pages.ts';
import { useValue } from '#stores/use-value.ts';
import { usePictureNames } from '../drafts/picture-names.ts';
import { $rows } from '../recipes/recipe-index.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import { type StoredPages, usePage } from './page-draft.ts';

const { conflict: texts } = sitePagesMessages;

/** What two devices made of one page. */
export function PageConflict({ base, theirs }: { base: SitePages; theirs: StoredPages }) {
  const { page, draft } = usePage();
  const { referencedImages } = useStore(draft.$stored);
  const picture = usePictureNames([...theirs.view.referencedImages, ...referencedImages]);
  const rows = useValue($rows);
  const titleOf = (recipeId: string) =>
    rows === null ? '…' : (rows.find(({ id }) => id === recipeId)?.title ?? texts.gone);
  const told = (content: SitePages, name: SitePageField): string => {
    // A part of a picture has no words.
    if (name === 'featuredImageCrop') return content[name] ? texts.another : texts.nothing;
    const value = name === 'featuredRecipeIds' ? content[name].map(titleOf) : content[name];
    // A field that holds a picture reads as a row with it does.
    const said = saidValue(typeof value === 'string' ? { [name]: value } : value, {
      ...texts,
      picture,
    });
    return said || texts.nothing;
  };
  return (
    <FieldsConflict
      {...{ draft, base, theirs, told }}
      fields={pageFields[page]}
      labelOf={(name) => texts.fields[name]}
    />
  );
}
