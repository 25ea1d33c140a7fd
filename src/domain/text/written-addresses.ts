/** Addresses of pages, files and mailboxes as they stand in a text; every repetition is bounded by a space. */
const addressWord =
  /(?<!\S)(?=\S*(?::\/\/|\bwww\.|@\S|\p{L}\.\p{L}{2,}\/)|[("'[<]{0,3}\.{0,2}\/[\p{L}_~%])\S+/giu;

type Span = { start: number; end: number };

/** From `start` up to `end`, in order of appearance. */
export const writtenAddresses = (text: string): Span[] =>
  // Most texts hold none, and need not be gone through word by word.
  /[/@]|www\./i.test(text)
    ? [...text.matchAll(addressWord)].map(({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }))
    : [];

/** What is found in a text without what stands in its addresses: there no number is an amount. */
export function outsideAddresses<Found extends Span>(text: string, found: Found[]): Found[] {
  if (found.length === 0) return found;
  const addresses = writtenAddresses(text);
  return found.filter(
    ({ start, end }) => !addresses.some((address) => start < address.end && address.start < end),
  );
}
