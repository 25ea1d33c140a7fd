import { type ComponentProps, useId, useRef } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type Own = 'value' | 'defaultValue' | 'onChange' | 'children' | 'ref';
type Props = FieldTexts &
  Omit<ComponentProps<'input'>, Own> & {
    value: string;
    onType: (text: string) => void;
  };

export function TextField({ value, onType, id, ...props }: Props) {
  const ownId = useId();
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, value, onType);
  const { label, hint, error, isOptional = false, hidesLabel = false, ...input } = props;
  const texts = { label, hint, error, isOptional, hidesLabel };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...texts}>
      <input
        type="text"
        {...input}
        {...describedBy(fieldId, texts)}
        ref={field}
        id={fieldId}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </FieldFrame>
  );
}
