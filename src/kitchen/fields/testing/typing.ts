import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text as somebody writes it: words, the space behind each of them, and what fields read signs of. */
const writtenText = fc
  .array(fc.constantFrom(' ', 'a', 'Ö', 'US', '|', '/', ':', '@', '.', '%', '5', 'mailto:'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => letters.join(''));

const examples: [string][] = [
  ['Der rote Topf '],
  [' und mehr'],
  ['Pots|US|15'],
  ['mailto:a@b.example'],
  ['hello-world and more'],
];

function textFields(): Field[] {
  const all = document.querySelectorAll<Field>('input[type="text"], textarea');
  return [...all].filter((field) => !field.readOnly);
}

function typeLetters(field: Field, text: string): void {
  for (const letter of text) fireEvent.input(field, { target: { value: field.value + letter } });
}

/** Typed letter by letter, a text stands in each field of what is opened as it was typed. */
export async function expectAsTyped(open: () => unknown, also: string[] = []): Promise<void> {
  const shows = fc.asyncProperty(writtenText, async (text) => {
    await open();
    const fields = textFields();
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      fireEvent.focus(field);
      const before = field.value;
      typeLetters(field, text);
      expect([field.dataset['field'], field.value]).toEqual([
        field.dataset['field'],
        before + text,
      ]);
      fireEvent.blur(field);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
  });
  await fc.assert(shows, {
    numRuns: 8,
    examples: [...examples, ...also.map((text): [string] => [text])],
  });
}
