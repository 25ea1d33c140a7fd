import type { ReadableAtom } from 'nanostores';
import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import type { Edited } from '../preview/unsaved-page.ts';

type Props = {
  edited: Edited<CollectionContent>;
  openUrl: () => Promise<string>;
  focus$: ReadableAtom<string | null>;
};

/** The page of the collection, which begins with all that is written of it. */
export const CollectionPreview = (props: Props) => (
  <PreviewPane {...props} targetOf={(_, focus) => (focus === 'recipeIds' ? null : 'main h1')} />
);
