import type { PageRef } from '#domain/publishing/publishing.ts';
import {
  draftOf,
  type PageRenderer,
  type StoredDocument,
  written,
} from '../publishing/documents.ts';
import type { PageFacts } from '../facts.ts';

/** Makes the document of a page; null when what it is about is not there any more. */
export async function documentOf(
  facts: PageFacts,
  ref: PageRef,
  pageRenderer: PageRenderer,
): Promise<StoredDocument | null> {
  const draft = draftOf(facts, ref, pageRenderer);
  return draft && (await written(draft));
}
