import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> & {
  label: string;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
};

export function CheckboxField({ label, isChecked, onCheck, ...input }: Props) {
  return (
    <label className="checkbox-field">
      <input
        {...input}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
