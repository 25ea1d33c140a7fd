import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { KeptArea, KeptField } from './KeptField.tsx';

function Fields() {
  const [line, setLine] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <KeptField label="Line" most={5} value={line} onType={setLine} />
      <KeptArea label="Text" most={5} value={text} onType={setText} />
    </>
  );
}

const nothing = () => {};

const Given = ({ value }: { value: string }) => (
  <>
    <KeptField label="Line" most={5} value={value} onType={nothing} />
    <KeptArea label="Text" most={5} value={value} onType={nothing} />
  </>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe.each(['Line', 'Text'])('A %s with a limit', (label) => {
  test('says what does not fit of a paste, until it is mended', async () => {
    render(<Fields />);
    await userEvent.click(field(label));
    await userEvent.paste('tomatoes');
    expect(field(label).value).toBe('tomat');
    expect(screen.getByText(limitsMessages.cut(5))).toBeDefined();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(limitsMessages.cut(5))).toBeNull();
  });
});

test.each(['Line', 'Text'])('A %s says nothing of what it no longer holds', async (label) => {
  const { rerender } = render(<Given value="" />);
  await userEvent.click(field(label));
  await userEvent.paste('tomatoes');
  rerender(<Given value="tomat" />);
  expect(screen.getByText(limitsMessages.cut(5))).toBeDefined();
  // Undo brings back what was there, and no key is pressed in the field.
  rerender(<Given value="" />);
  expect(screen.queryByText(limitsMessages.cut(5))).toBeNull();
});

test('A text keeps its lines', async () => {
  render(<Fields />);
  await userEvent.click(field('Text'));
  await userEvent.paste('a\nb');
  expect(field('Text').value).toBe('a\nb');
});
