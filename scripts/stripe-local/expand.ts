import { ApiError } from './api-error.ts';
import type { Books } from './ledger.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Puts objects in place of the ids that the paths name, as `latest_invoice.customer`. */
export function expanded(books: Books, body: object, paths: readonly string[]): object {
  for (const path of paths) expand(books, { tree: body, path }, path.split('.'));
  return body;
}

function expand(
  books: Books,
  at: { tree: unknown; path: string },
  [step = '', ...rest]: string[],
): void {
  if (Array.isArray(at.tree)) {
    for (const each of at.tree) expand(books, { ...at, tree: each }, [step, ...rest]);
    return;
  }
  if (!isTree(at.tree) || !(step in at.tree)) {
    throw new ApiError(400, `This property cannot be expanded (${at.path}).`, { param: 'expand' });
  }
  const { [step]: value } = at.tree;
  at.tree[step] = Array.isArray(value)
    ? value.map((each: unknown) => objectOr(books, each))
    : objectOr(books, value);
  if (rest.length > 0 && value !== null) expand(books, { ...at, tree: at.tree[step] }, rest);
}

/** The object of an id, or what stood there where no object has it. */
function objectOr(books: Books, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const object = books.objects.get(value) ?? books.hidden.get(value)?.discount?.given;
  return object ? structuredClone(object) : value;
}
