import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

const closed = vi.fn<() => void>();

function Filters({ isLoading = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    closed();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filters
      </button>
      <Dialog
        title="Choose filters"
        isOpen={isOpen}
        onClose={close}
        isLoading={isLoading}
        footer={<button type="button">Done</button>}
      >
        <input aria-label="Search" data-autofocus />
      </Dialog>
    </>
  );
}

/** A dialog that is there only while it is open. */
function Question() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAsked(true)}>
        Go back
      </button>
      {isAsked && (
        <Dialog title="Go back?" isOpen onClose={() => setIsAsked(false)}>
          <p>Everything follows.</p>
        </Dialog>
      )}
    </>
  );
}

const open = async (isLoading = false) => {
  closed.mockReset();
  render(<Filters isLoading={isLoading} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Filters' });
  await user.click(button);
  return { user, button, dialog: screen.getByRole('dialog', { name: 'Choose filters' }) };
};

describe('A dialog, §4', () => {
  it('is not there before it is opened', () => {
    render(<Filters />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('opens modally, named by its title, with the focus where work begins', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveProperty('open', true);
    expect(screen.getByRole('heading', { name: 'Choose filters' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it.each([
    [
      'its close control',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Close')),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a press outside',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog')),
    ],
  ])('closes by %s and gives the focus back', async (_name, close) => {
    const { user, button } = await open();
    await close(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('gives the focus back where it goes away instead of closing', async () => {
    render(<Question />);
    const button = screen.getByRole('button', { name: 'Go back' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('stays when the dialog within it is closed by Escape', async () => {
    const closedDetails = vi.fn<() => void>();
    render(
      <Dialog title="Details" isOpen onClose={closedDetails}>
        <Filters />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Choose filters' })).toBeNull();
    expect(closedDetails).not.toHaveBeenCalled();
  });

  it('is no second head and foot of the page', async () => {
    await open();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('stays open while somebody works in it', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Done'));
    await user.type(screen.getByLabelText('Search'), 'plum');
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'plum');
    expect(closed).not.toHaveBeenCalled();
  });

  it('says that it is loading, §8', async () => {
    await open(true);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});

describe('A drawer', () => {
  it('is a dialog of another form', () => {
    render(
      <Drawer title="Ingredients" isOpen onClose={closed}>
        <p>Flour</p>
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Ingredients' }).className).toContain('drawer');
  });
});

describe('A question before something is lost', () => {
  const confirmed = vi.fn<() => void>();
  const ask = (isPending = false) =>
    render(
      <ConfirmDialog
        title="Delete comment"
        text="Are you sure you want to delete this comment?"
        confirmLabel="Delete"
        isOpen
        isPending={isPending}
        onConfirm={confirmed}
        onClose={closed}
      />,
    );

  it('names what happens and does it when confirmed', async () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Delete comment' }).textContent).toContain(
      'Are you sure you want to delete this comment?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('does it once', async () => {
    confirmed.mockReset();
    ask(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirmed).not.toHaveBeenCalled();
  });
});
