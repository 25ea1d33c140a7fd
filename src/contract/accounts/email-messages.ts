const invalid = 'Please enter a valid email address';
const foreign =
  'Our mail cannot reach addresses with letters like é or ü before the @. Please enter another one';

/** What an address is told that is none, in forms as by the API. */
export const emailMessages = {
  invalid,
  /** Why it is not taken. */
  refusal: (email: string): string =>
    /[^\p{ASCII}]/u.test(email.slice(0, Math.max(0, email.lastIndexOf('@')))) ? foreign : invalid,
} as const;
