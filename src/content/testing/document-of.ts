import type { PageRef } from '#domain/publishing/publishing.ts';
import { draftOf, type Printer, type StoredDocument, written } from '../publishing/documents.ts';
import type { PageFacts } from '../facts.ts';

/** Makes the document of a page; null when what it is about is not there any more. */
export async function documentOf(
  facts: PageFacts,
  ref: PageRef,
  printer: Printer,
): Promise<StoredDocument | null> {
  const draft = draftOf(facts, ref, printer);
  return draft && (await written(draft));
}
