/** Why a source of recipes was not read. */
export const importMessages = {
  oneSource: 'Send a text, a page as HTML or an address: one of them.',
  tooLong: 'This is longer than a recipe and the page around it ever are.',
  noAddress: 'This is no address of a page on the web.',
  notAllowed: 'This address leads nowhere that a page could be read from.',
  unreachable: 'Nothing answers at this address. Try again, or paste the text of the page.',
  tooSlow: 'The page took longer than ten seconds. Try again, or paste its text.',
  tooLarge: 'The page is larger than two megabytes. Paste the text of the recipe instead.',
  notThere: 'There is no page at this address any more.',
  refused:
    'This site lets no program read its pages. Open the page, copy its text and paste it here.',
  noPage: 'What is at this address is no page with text.',
  tooManyRedirects: 'This address leads on and on and never to a page.',
} as const;
