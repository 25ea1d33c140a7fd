const invalid = 'Please enter a valid email address';
const foreign =
  'Our mail cannot reach addresses with letters like é or ü before the @. Please enter another one';

/** What an address is told that is none, in forms as by the API. */
export const emailMessages = {
  invalid: 'Please enter a valid email address',
  mailbox:
    'Our mail cannot reach addresses with letters like é or ü before the @. Please enter another one',
  /** Why an address is not taken. */
  refusal(email: string): string {
    const mailbox = email.slice(0, Math.max(0, email.lastIndexOf('@')));
    return /[^\p{ASCII}]/u.test(mailbox) ? this.mailbox : this.invalid;
  },
} as const;
