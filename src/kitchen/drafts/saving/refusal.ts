import { type FieldPath, fieldPathOf, valueAt } from '#domain/kitchen/draft/field-path.ts';
import type { Failure } from '#stores/failure.ts';

export type Issues = Readonly<Record<FieldPath, string>>;

/** A text that the server did not take, and why, by its fields. */
export type Refusal<Content> = {
  text: Content;
  failure: Failure;
  issues: Issues;
};

export function refusalOf<Content>(text: Content, failure: Failure): Refusal<Content> {
  const entries = Object.entries(failure.issues);
  const issues: Issues = Object.fromEntries(
    entries.map(([path, message]) => [fieldPathOf(text, path), message] as const),
  );
  return { text, failure, issues };
}

/**
 * Whether a text still says what was refused, wherever its rows have moved. Where nothing is there
 * any more to be written, no other text is taken either.
 */
export function isRefused<Content>(
  { text, failure, issues }: Refusal<Content>,
  content: Content,
): boolean {
  if (failure.code === 'not_found') return true;
  const paths = Object.keys(issues);
  return paths.length === 0
    ? content === text
    : paths.every((path) => isUnchanged(text, content, path));
}

/** What is left to be said beside the fields. */
export function issuesOf<Content>(refusal: Refusal<Content> | null, content: Content): Issues {
  if (!refusal) return {};
  const { text, issues } = refusal;
  return Object.fromEntries(
    Object.entries(issues).filter(([path]) => isUnchanged(text, content, path)),
  );
}

const isUnchanged = <Content>(text: Content, content: Content, path: FieldPath): boolean =>
  valueAt(text, path) === valueAt(content, path);
