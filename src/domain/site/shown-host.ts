const [base, least, most, skew, damp] = [36, 1, 26, 38, 700];
const [firstBias, firstCode] = [72, 128];
const prefix = 'xn--';

/** A domain as people write it, with letters in place of its machine spelling (RFC 3492). */
export const shownHost = (host: string): string =>
  host
    .split('.')
    .map((label) =>
      label.startsWith(prefix) ? decoded(label.slice(prefix.length)) || label : label,
    )
    .join('.');

/** Null for what is no punycode. */
function decoded(code: string): string | null {
  const end = code.lastIndexOf('-');
  const letters = Array.from(code.slice(0, Math.max(end, 0)));
  let [at, index, next, bias] = [end + 1, 0, firstCode, firstBias];
  while (at < code.length) {
    const read = deltaAt(code, at, bias);
    if (read === null) return null;
    const count = letters.length + 1;
    bias = adapted(read.delta, count, index === 0 && next === firstCode);
    index += read.delta;
    next += Math.floor(index / count);
    index %= count;
    if (next > 0x10_ff_ff) return null;
    letters.splice(index, 0, String.fromCodePoint(next));
    index += 1;
    ({ at } = read);
  }
  return letters.join('');
}

function deltaAt(code: string, start: number, bias: number): { delta: number; at: number } | null {
  let [delta, weight, at] = [0, 1, start];
  for (let step = base; ; step += base) {
    const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(code.charAt(at) || '?');
    if (digit === -1) return null;
    at += 1;
    delta += digit * weight;
    const limit = Math.min(Math.max(step - bias, least), most);
    if (digit < limit) return { delta, at };
    weight *= base - limit;
    if (weight > Number.MAX_SAFE_INTEGER / base) return null;
  }
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let step = 0;
  for (; rest > ((base - least) * most) / 2; step += base) rest = Math.floor(rest / (base - least));
  return step + Math.floor(((base - least + 1) * rest) / (rest + skew));
}
