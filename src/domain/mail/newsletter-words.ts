/** How a site invites to its newsletter. */
export type NewsletterWords = { heading: string; invitation: string };
