import type { FetchFailure } from '#domain/import/address/fetch-failure.ts';

/** Why a source of recipes was not read. */
export const importMessages = {
  oneSource: 'Send a text, a page as HTML or an address: one of them.',
  tooLong: 'This is longer than a recipe and the page around it ever are.',
  noAddress: 'This is no address of a page on the web.',
  noPage: 'What is at this address is no page with text.',
} as const;

/** Why nothing was fetched from an address. */
export const fetchFailureTexts: Record<'page' | 'picture', Record<FetchFailure, string>> = {
  page: {
    not_allowed: 'This address leads nowhere that a page could be read from.',
    unreachable: 'Nothing answers at this address. Try again, or paste the text of the page.',
    too_slow: 'The page took longer than ten seconds. Try again, or paste its text.',
    too_large: 'The page is larger than two megabytes. Paste the text of the recipe instead.',
    too_many_redirects: 'This address leads on and on and never to a page.',
    not_there: 'There is no page at this address any more.',
    refused:
      'This site lets no program read its pages. Open the page, copy its text and paste it here.',
    busy: 'This site is asked for too much just now. Try again in a few minutes.',
  },
  picture: {
    not_allowed: 'This address leads nowhere that a picture could be fetched from.',
    unreachable: 'Nothing answers at the address of this picture.',
    too_slow: 'The picture took longer than ten seconds.',
    too_large: 'The picture is larger than ten megabytes.',
    too_many_redirects: 'The address of this picture leads on and on.',
    not_there: 'There is no picture at this address any more.',
    refused: 'This site lets no program fetch its pictures. Save the picture and choose the file.',
    busy: 'The site of this picture is asked for too much just now.',
  },
};
