import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { Failure } from '../Failure.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const typed = vi.fn<(text: string) => void>();

describe('A text field', () => {
  it('has a name, a hint and what is wrong with it', () => {
    render(
      <TextField label="Email" hint="For letters only" error="Required" value="" onType={typed} />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    const texts = String(input.getAttribute('aria-describedby')).split(' ');
    expect(texts.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For letters only',
      'Required',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing of faults where there are none', () => {
    render(<TextField label="Email" value="" onType={typed} />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('hands on what is typed', async () => {
    render(<TextField label="Email" value="" onType={typed.mockReset()} />);
    await userEvent.type(screen.getByLabelText('Email'), 'e');
    expect(typed).toHaveBeenLastCalledWith('e');
  });

  it.each([
    ['line', TextField],
    ['text', TextAreaField],
  ])('keeps a %s that was typed before the island answered', async (_name, Field) => {
    function Form() {
      const [value, setValue] = useState('');
      return <Field label="Note" value={value} onType={setValue} />;
    }
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Form />);
    screen.getByLabelText<HTMLInputElement>('Note').value = 'Dear Edna';
    render(<Form />, { container: root, hydrate: true });
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Dear Edna');
    await userEvent.type(screen.getByLabelText('Note'), '!');
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Dear Edna!');
  });
});

describe('A checkbox', () => {
  it('is ticked by its label', async () => {
    const checked = vi.fn<(isChecked: boolean) => void>();
    render(
      <CheckboxField label="Subscribe to Hearth newsletter" isChecked={false} onCheck={checked} />,
    );
    await userEvent.click(screen.getByText('Subscribe to Hearth newsletter'));
    expect(checked).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('A button', () => {
  it('does nothing while it is pending, and keeps the focus', async () => {
    const pressed = vi.fn<() => void>();
    const submitted = vi.fn<() => void>();
    const form = (isPending: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" isPending={isPending} onClick={pressed}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    rerender(form(true));
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('What went wrong', () => {
  it('is said where it was waited for', () => {
    const { rerender } = render(<Failure failure={null} />);
    const box = screen.getByRole('alert');
    expect(box.textContent).toBe('');
    rerender(<Failure failure={{ lead: 'Something went wrong.', message: 'No connection.' }} />);
    expect(screen.getByRole('alert')).toBe(box);
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText('No connection.')).toBeTruthy();
  });
});
