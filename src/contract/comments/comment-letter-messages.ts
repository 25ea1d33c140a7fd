/** What the letter says that tells an owner of new comments. */
export const commentLetterMessages = {
  subject: (count: number, { recipe, site }: { recipe: string; site: string }) =>
    count === 1 ? `A new comment on ${recipe}` : `${count} new comments on ${site}`,
  /** Where the recipe has no title that can be written in mail. */
  aRecipe: 'a recipe',
  somebody: 'Somebody',
  /** Words that mail programs would make a link of are null. */
  quote: ({ who, recipe, words }: { who: string; recipe: string; words: string | null }) =>
    words === null
      ? `${who} on ${recipe}, in words that hold a link and are not repeated here`
      : `${who} on ${recipe}: “${words}”`,
  held: 'waits for you',
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  button: 'Read and answer',
  settings:
    'How often these letters come, or that they never do, is up to you: Settings, What readers can do.',
  /** To whoever is answered. */
  reply: {
    subject: ({ who, recipe }: { who: string; recipe: string }) =>
      `${who} answered your comment on ${recipe}`,
    said: ({ who, words }: { who: string; words: string | null }) =>
      words === null
        ? `${who} answered you, in words that hold a link and are not repeated here.`
        : `${who} wrote: “${words}”`,
    button: 'Read it below the recipe',
    why: 'You get this because you wrote a comment. The link below ends letters about answers; all other letters stay as they are.',
  },
} as const;
