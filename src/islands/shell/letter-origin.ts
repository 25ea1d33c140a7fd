/**
 * Keeps, for this tab, by which newsletter its visitor came: a link of it says so in the address, and
 * its own page on the site in its markup. Names stand here once more, so that this file, which every
 * page loads, imports nothing.
 */
export function noteLetter(): void {
  const page = document.querySelector<HTMLElement>('[data-letter]');
  const letter =
    new URLSearchParams(location.search).get('letter') ?? page?.dataset['letter'] ?? '';
  if (!/^[\w-]{22}$/.test(letter)) return;
  try {
    sessionStorage.setItem('cameByLetter', letter);
  } catch {
    // The browser blocks storage, so it keeps nothing.
  }
}
