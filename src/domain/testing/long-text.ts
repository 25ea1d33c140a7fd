/**
 * A text that one pass reads in a moment, and that a reader who goes back and forth does not finish
 * before its test is given up: so no test of such a reader needs a clock.
 */
export const longTextOf = (part: string): string => part.repeat(Math.ceil(200_000 / part.length));
