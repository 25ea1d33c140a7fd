/** Gives jsdom modal dialogs that take and return the focus and cancel on Escape. */
export function standInForDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('button,input,textarea,a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      const focused = before.get(this);
      if (focused instanceof HTMLElement) focused.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (key !== 'Escape' || !(dialog instanceof HTMLDialogElement)) return;
    const isTaken = !dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (!isTaken) dialog.close();
  });
}
