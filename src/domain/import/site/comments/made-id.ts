/** Two primes below 2^32 and a factor for each: what they leave together is no chance in any page. */
const rings = [
  { prime: 4_294_967_291, factor: 131 },
  { prime: 4_294_967_279, factor: 65_599 },
] as const;

/** The same for the same texts, as a page that numbers nothing tells its comments apart. */
export function madeId(texts: readonly string[]): string {
  const text = texts.join('\n');
  const sums = rings.map(({ prime, factor }) => {
    let sum = text.length;
    for (let at = 0; at < text.length; at += 1) sum = (sum * factor + text.charCodeAt(at)) % prime;
    return sum.toString(36);
  });
  return `made ${sums.join('-')}`;
}
