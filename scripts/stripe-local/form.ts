/** What a form says: texts, lists and groups, before anybody knows their types. */
export type FormValue = string | FormValue[] | Form;
export type Form = { [key: string]: FormValue };

const deepest = 12;

/** Reads `line_items[0][price]=x` as the SDK writes it. A key that leads nowhere sensible is null. */
export function readForm(text: string): Form | null {
  const read: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const steps = stepsOf(key);
    if (steps === null || !put(read, steps, value)) return null;
  }
  return formOf(read);
}

type Tree = Map<string, string | Tree>;

/** Null where brackets do not match. */
function stepsOf(key: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) return null;
  const [, first = '', rest = ''] = match;
  const steps = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
  return steps.length > deepest ? null : steps;
}

function put(tree: Tree, steps: string[], value: string): boolean {
  const [step = '', ...rest] = steps;
  // `expand[]=a&expand[]=b` counts up.
  const key = step === '' ? String(tree.size) : step;
  if (rest.length === 0) {
    if (tree.get(key) instanceof Map) return false;
    tree.set(key, value);
    return true;
  }
  const below = tree.get(key) ?? new Map<string, string | Tree>();
  if (typeof below === 'string') return false;
  tree.set(key, below);
  return put(below, rest, value);
}

const formOf = (tree: Tree): Form =>
  Object.fromEntries([...tree].map(([key, value]) => [key, valueOf(value)]));

function valueOf(value: string | Tree): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  const isList = keys.every((key, at) => key === String(at));
  return isList ? [...value.values()].map(valueOf) : formOf(value);
}
