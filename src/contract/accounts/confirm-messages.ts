/** What is said while a sign-in waits for the code that was sent by email. */
export const confirmMessages = {
  heading: 'Check your email',
  sent: 'A link and a six-digit code are on their way to',
  lifetime: 'Either works once, for 15 minutes. If nothing arrives, look in the spam folder.',
  code: 'Code from the email',
  codeLength: 6,
  submit: 'Use code',
  differentEmail: 'Enter different email',
} as const;
