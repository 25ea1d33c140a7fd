/** After signing in, visitors come back to the search they came from, which only the address knows. */
export function returnToSearch(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('.account-prompt-ways a');
    if (!link) return;
    const address = new URL(link.href);
    address.searchParams.set('next', location.pathname + location.search);
    link.href = address.href;
  });
}
