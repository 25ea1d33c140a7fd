import { transliterate } from '../../text/transliteration.ts';

/** Something of the site that an old address may have been the address of. */
export type Candidate = { title: string; slug: string };

const likelyTargetsMax = 3;
/** Of the words of both, so much must be the same. */
const leastLikeness = 0.34;

/** Words that stand in addresses of every kind of blog and say nothing of the page. */
const idleWords = new Set(
  'a an and the of with for in on to my best easy recipe recipes blog post posts category tag archive html php p'.split(
    ' ',
  ),
);

/**
 * Finds what an address was likely of, by the words that it shares with titles and slugs; the
 * likeliest first, those of equal likeness in the order given.
 */
export function likelyTargets<Kind extends Candidate>(
  candidates: readonly Kind[],
): (address: string) => Kind[] {
  const known = candidates.map((candidate) => ({
    candidate,
    words: [wordsOf(candidate.slug), wordsOf(candidate.title)],
  }));
  return (address) => {
    const asked = wordsOf(lastPart(address));
    if (asked.size === 0) return [];
    return known
      .map(({ candidate, words }) => ({
        candidate,
        likeness: Math.max(...words.map((own) => shared(asked, own))),
      }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, likelyTargetsMax)
      .map(({ candidate }) => candidate);
  };
}

/** Words of both, of all that either has: 1 for the same words, 0 for none in common. */
function shared(asked: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const both = [...asked].filter((word) => own.has(word)).length;
  return both === 0 ? 0 : both / (asked.size + own.size - both);
}

/** The part of the path that names the page, which dates and categories stand before. */
function lastPart(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const named = path.split('/').filter((part) => /\p{L}/u.test(part));
  return named.at(-1)?.replace(/\.\w{1,5}$/, '') ?? query.replace(/^[^=]*=/, '');
}

function wordsOf(text: string): Set<string> {
  const words = transliterate(text.toLowerCase()).split(/[^a-z0-9]/);
  const telling = words.filter((word) => word !== '' && !idleWords.has(word));
  return new Set(telling.filter((word) => /\D/.test(word)).map(singular));
}

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
