import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { SiteForm } from './CreateSite.tsx';

const { create } = accountMessages;

it('A name of a site that is too long says so, until it is mended', async () => {
  render(<SiteForm platformHost="larder.test" />);
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: create.title });
  await userEvent.click(title);
  await userEvent.paste('x'.repeat(300));
  expect([title.value.length, title.ariaInvalid]).toEqual([255, 'true']);
  expect(screen.getByText(create.titleCut(255))).toBeDefined();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText(create.titleCut(255))).toBeNull();
});
