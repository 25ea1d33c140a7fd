import { describe, expect, it } from 'vitest';
import { returnToSearch } from './account-prompt.ts';

describe('The account prompt, §2', () => {
  it('leads back to the search it was opened from', () => {
    history.replaceState(null, '', '/recipes?search=bread');
    document.body.innerHTML =
      '<p class="account-prompt-ways"><a href="/sign-in?next=%2Frecipes">Sign In</a></p>';
    const link = document.querySelector('a')!;
    returnToSearch();
    document.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(new URL(link.href).searchParams.get('next')).toBe('/recipes?search=bread');
  });
});
