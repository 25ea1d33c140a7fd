import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { later, laterDialog } from './Later.tsx';

const texts = kitchenShellMessages.later;
afterEach(() => {
  vi.restoreAllMocks();
});

type Code<Props> = () => Promise<ComponentType<Props>>;

/** Code that is out of reach as often as is said. */
function outOfReach<Props>(times: number, part: ComponentType<Props>) {
  const load = vi.fn<Code<Props>>().mockResolvedValue(part);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('No'));
  return load;
}

type Said = { words: string };
const Words = ({ words }: Said) => <p>{words}</p>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('A part of a screen whose code comes later', () => {
  it('is shown with what it is given, and fetched once', async () => {
    const load = outOfReach(0, Words);
    const Part = later(load, <p>Coming</p>);
    const { unmount } = render(<Part words="Salt" />);
    expect(screen.getByText('Coming')).not.toBeNull();
    await screen.findByText('Salt');
    unmount();
    render(<Part words="Straw" />);
    expect(screen.getByText('Straw')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says in its own place that it is out of reach, and comes when it is tried again', async () => {
    const Part = later(outOfReach(1, Words));
    render(
      <>
        <input aria-label="Title" defaultValue="Leek tart" />
        <Part words="Salt" />
      </>,
    );
    await screen.findByText(texts.text);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Leek tart');
    await press(texts.tryAgain);
    await screen.findByText('Salt');
    expect(screen.queryByText(texts.text)).toBeNull();
  });

  it('asks for nothing without a network, and comes by itself when there is one again', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = outOfReach(0, Words);
    const Part = later(load);
    render(<Part words="Salt" />);
    await screen.findByText(texts.text);
    expect(load).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    act(() => {
      globalThis.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Salt')).not.toBeNull();
  });

  it('offers to load the page anew once trying again did not help, where there is a network', async () => {
    const Part = later(outOfReach(2, Words));
    render(<Part words="Salt" />);
    await screen.findByText(texts.text);
    expect(screen.queryByRole('button', { name: texts.reload })).toBeNull();
    await press(texts.tryAgain);
    await screen.findByRole('button', { name: texts.reload });
    expect(screen.getByText(texts.textOfReload)).not.toBeNull();
  });

  it('does not leave the page for one that does not answer', async () => {
    const api = fakeApi();
    api.breakNetwork('HEAD /');
    const Part = later(outOfReach(2, Words));
    render(<Part words="Salt" />);
    await screen.findByText(texts.text);
    await press(texts.tryAgain);
    await userEvent.click(await screen.findByRole('button', { name: texts.reload }));
    await screen.findByText(texts.notReached);
    expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['HEAD /']);
    vi.unstubAllGlobals();
  });

  it('offers no page that could not come without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Part = later(outOfReach(0, Words));
    render(<Part words="Salt" />);
    await screen.findByText(texts.text);
    await press(texts.tryAgain);
    await press(texts.tryAgain);
    expect(screen.queryByRole('button', { name: texts.reload })).toBeNull();
  });
});

describe('A dialog whose code comes later', () => {
  type Props = { isOpen: boolean; onClose: () => void };
  const Inside = (props: Props) => (
    <Dialog title="Tags" {...props}>
      <p>Salt</p>
    </Dialog>
  );

  function Screen({ Part }: { Part: ComponentType<Props> }) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Part isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }

  it('says so in a dialog that can be closed, and opens the next time', async () => {
    render(<Screen Part={laterDialog(outOfReach(1, Inside))} />);
    await screen.findByText(texts.text);
    await press('Close');
    expect(screen.queryByText(texts.text)).toBeNull();
    await press('Open');
    await press(texts.tryAgain);
    await screen.findByText('Salt');
  });
});
