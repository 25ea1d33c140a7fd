import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SiteLink } from '#domain/site/site.ts';
import { LinkFields } from './LinkFields.tsx';

const { fields: texts } = sitePagesMessages;

/** A link on the screen; answers the label that it has. */
function open(label: string): () => string | null | undefined {
  let shown: SiteLink = { id: 'one', label, href: 'https://pots.example/' };
  function Editor() {
    const [row, setRow] = useState(shown);
    shown = row;
    const patch = (_id: string, change: Partial<SiteLink>) => setRow({ ...row, ...change });
    return <LinkFields row={row} acts={{ patch } as never} isReadOnly={false} />;
  }
  render(<Editor />);
  return () => shown.label;
}

const discount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Discount/ });

describe('The discount of a link', () => {
  it.each([
    ['15', 'Pots||15'],
    ['15 %', 'Pots||15'],
    ['1.5', 'Pots'],
    ['150', 'Pots'],
    ['half', 'Pots'],
  ])('that is written as %s makes of its label %s', async (typed, label) => {
    const labelNow = open('Pots');
    await userEvent.type(discount(), typed);
    expect(labelNow()).toBe(label);
    expect(discount().value).toBe(typed);
  });

  it('is said not to be one where it is none, and shown as it is kept once it is', async () => {
    open('Pots||20');
    await userEvent.type(discount(), '.5');
    await userEvent.tab();
    expect([discount().value, screen.queryByText(texts.discountWrong)]).not.toContain(null);
    await userEvent.clear(discount());
    await userEvent.type(discount(), '5%');
    await userEvent.tab();
    expect([discount().value, screen.queryByText(texts.discountWrong)]).toEqual(['5', null]);
  });
});
