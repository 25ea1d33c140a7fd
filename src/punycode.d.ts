/** The package carries no types, and those that are written for it do not know this file. */
declare module 'punycode/punycode.es6.js' {
  /** Throws a `RangeError` for what is no punycode. */
  export function decode(code: string): string;
}
