import { issueMessages } from '#contract/issue-messages.ts';
import type { Issue } from '#contract/errors.ts';
import { withoutLooseTurns } from '#domain/text/one-line.ts';
import { issuePathMaxLength, maxIssues } from '#contract/issues.ts';

/** Deeper than any valid body, shallow enough for later recursion. */
const maxDepth = 64;
/** More than any valid body contains. */
const maxValues = 100_000;
const maxKeyLength = 100;

type Holder = Record<string, unknown>;
type Place = { holder: Holder; key: string; depth: number; path: string };

/** Addresses are compared as they were sent: NFC would make one of another, as of the Kelvin sign a K. */
const exactKeys = new Set(['email']);

/** Normalises every string and key in place, to NFC and without what turns other text; refuses control characters, excess depth and size. */
export function normaliseText(value: unknown): { normalised: unknown; issues: Issue[] } {
  const root: Holder = { body: value };
  const issues: Issue[] = [];
  const pending: Place[] = [{ holder: root, key: 'body', depth: 0, path: '' }];
  let values = 0;
  for (let place = pending.pop(); place && issues.length < maxIssues; place = pending.pop()) {
    const isRefused = !isKey(place.key) || !isPlainText(place.holder[place.key]);
    if (isRefused) issues.push(invalidAt(place.path));
    const current = isRefused ? null : normaliseAt(place);
    if (!isHolder(current)) continue;
    const keys = Object.keys(current);
    values += keys.length;
    if (place.depth === maxDepth || values > maxValues) {
      return { normalised: null, issues: [invalidAt('')] };
    }
    for (const key of keys) pending.push(placeIn(current, key, place));
  }
  return { normalised: root['body'], issues };
}

function normaliseAt({ holder, key }: Place): unknown {
  const value = holder[key];
  const name = key.normalize('NFC');
  const isText = typeof value === 'string' && !exactKeys.has(name);
  const normalised = isText ? withoutLooseTurns(value.normalize('NFC')) : value;
  if (name !== key) delete holder[key];
  holder[name] = normalised;
  return normalised;
}

function placeIn(holder: Holder, key: string, { depth, path }: Place): Place {
  return { holder, key, depth: depth + 1, path: path === '' ? key : `${path}.${key}` };
}

const invalidAt = (path: string): Issue => ({
  path: path.slice(0, issuePathMaxLength).toWellFormed(),
  message: issueMessages.invalidInput,
});

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const isKey = (key: string): boolean => key.length <= maxKeyLength && isPlainText(key);

/** Values that are not strings pass. */
function isPlainText(value: unknown): boolean {
  if (typeof value !== 'string') return true;
  return value.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(value);
}
