import { type FieldPath, fieldPathOf, valueAt } from '#domain/kitchen/draft/field-path.ts';
import type { Failure } from '#stores/failure.ts';

export type Issues = Readonly<Record<FieldPath, string>>;

/** A text that the server did not take, and why, by its fields. */
export type Refusal<Content> = {
  text: Content;
  /** As much of it as was sent. */
  sent: Content;
  failure: Failure;
  issues: Issues;
};

type Refused<Content> = Pick<Refusal<Content>, 'text' | 'sent' | 'failure'>;

/** What was refused of the text before, and is still in it, is refused too. */
export function refusalOf<Content>(
  refused: Refused<Content>,
  before: Refusal<Content> | null,
): Refusal<Content> {
  const { text, sent, failure } = refused;
  const named = Object.entries(failure.issues).map(
    ([path, message]) => [fieldPathOf(sent, path), message] as const,
  );
  const earlier = sent === text ? {} : issuesOf(before, text);
  return { ...refused, issues: { ...earlier, ...Object.fromEntries(named) } };
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
