import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { later } from '#stores/later.ts';
import { laterPart } from './later-part.ts';

type Greet = { name: string | null };

const parts = { Greeting: ({ name }: Greet) => <p>{`Hello ${name}`}</p> };
const failure = new TypeError('Failed to fetch');

const laterGreeting = () => {
  const fetchParts = vi.fn<() => Promise<typeof parts>>(() => Promise.resolve(parts));
  const Greeting = laterPart<typeof parts, Greet>(later(fetchParts), {
    partOf: (loaded) => loaded.Greeting,
    isUsed: ({ name }) => name !== null,
  });
  return { fetchParts, Greeting };
};

describe('A part that is loaded later', () => {
  it('is not loaded until it is used', async () => {
    const { fetchParts, Greeting } = laterGreeting();
    const { rerender } = render(<Greeting name={null} />);
    expect(fetchParts).not.toHaveBeenCalled();
    rerender(<Greeting name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
  });

  it('is loaded once, however often it stands in the page', async () => {
    const { fetchParts, Greeting } = laterGreeting();
    render(
      <>
        <Greeting name="Ada" />
        <Greeting name="Edna" />
      </>,
    );
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.getByText('Hello Edna')).toBeTruthy();
    expect(fetchParts).toHaveBeenCalledOnce();
  });

  it('says that it could not be loaded, and is asked for again', async () => {
    const { fetchParts, Greeting } = laterGreeting();
    fetchParts.mockRejectedValueOnce(failure);
    render(<Greeting name="Ada" />);
    expect(await screen.findByText(/^This part could not be loaded/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
  });
});
