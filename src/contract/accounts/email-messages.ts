/** What an address is told that is none, in forms as by the API. */
export const emailMessages = {
  invalid: 'Please enter a valid email address',
  mailbox:
    'Our mail cannot reach addresses with letters like é or ü before the @. Please enter another one',
} as const;

/** Why an address is not taken. */
export const emailRefusal = (email: string): string =>
  /[^\p{ASCII}]/u.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))))
    ? emailMessages.mailbox
    : emailMessages.invalid;
