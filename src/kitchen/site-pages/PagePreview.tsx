import type { ReadableAtom } from 'nanostores';
import type { SitePages } from '#domain/kitchen/site-pages/site-pages.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import type { Edited } from '../preview/unsaved-page.ts';

type Props = {
  edited: Edited<SitePages>;
  openUrl: () => Promise<string>;
  focus$: ReadableAtom<string | null>;
};

/** The page of the site; it is short, and nothing is scrolled to. */
export const PagePreview = (props: Props) => <PreviewPane {...props} targetOf={() => null} />;
