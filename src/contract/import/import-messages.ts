import type { FetchFailure } from '#domain/import/address/fetch-failure.ts';

/** Why a source of recipes was not read. */
export const importMessages = {
  oneSource: 'Send a text, a page as HTML or an address: one of them.',
  tooLong: 'This is longer than a recipe and the page around it ever are.',
  noAddress:
    'This is not the address of a page. Check it for typing mistakes, or paste the text of the recipe.',
  noPage:
    'There is no page with text at this address. Copy the text of the recipe and paste it here.',
} as const;

/** Why nothing was fetched from an address. */
export const fetchFailureTexts: Record<'page' | 'picture', Record<FetchFailure, string>> = {
  page: {
    not_allowed:
      'No site answers at this address. Check it for typing mistakes, or copy the text of the page and paste it here.',
    unreachable:
      'No site answers at this address just now. Check it for typing mistakes, try again, or copy the text of the page and paste it here.',
    too_slow:
      'The page took longer than ten seconds to answer. Try again, or copy its text and paste it here.',
    too_large: 'The page is too large to be read. Copy the text of the recipe and paste it here.',
    too_many_redirects:
      'This address leads from one page to the next without end. Copy the text of the page and paste it here.',
    not_there:
      'There is no page at this address any more. Check it for typing mistakes, or paste the text of the recipe.',
    refused:
      'This site does not let its pages be read from here. Open the page, copy its text and paste it here.',
    busy: 'This site is too busy to answer just now. Try again in a few minutes.',
  },
  picture: {
    not_allowed: 'No site answers at the address of this picture.',
    unreachable: 'No site answers at the address of this picture just now.',
    too_slow: 'The picture took longer than ten seconds.',
    too_large: 'The picture is larger than ten megabytes.',
    too_many_redirects: 'The address of this picture leads on without end.',
    not_there: 'There is no picture at this address any more.',
    refused:
      'This site does not let its pictures be fetched from here. Save the picture and choose the file.',
    busy: 'The site of this picture is too busy to answer just now.',
  },
};
