import type { ChangeEvent } from 'react';

type Props = {
  id?: string;
  label: string;
  /** With which of several it is, where one label stands more than once. */
  name?: string;
  accept: string;
  isMultiple?: boolean;
  /** Opens the camera where there is one. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that lets files be chosen; the same file can be chosen again after it was removed. */
export function FileChoice({
  id,
  label,
  name,
  accept,
  isMultiple = false,
  isCamera = false,
  onFiles,
}: Props) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <label className="file-choice" data-camera={isCamera ? '' : undefined}>
      <input
        id={id}
        type="file"
        aria-label={name}
        className="visually-hidden"
        accept={accept}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={choose}
      />
      <span>{label}</span>
    </label>
  );
}
