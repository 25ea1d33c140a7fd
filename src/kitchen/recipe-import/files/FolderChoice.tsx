import type { ChangeEvent } from 'react';

type Props = { label: string; onFiles: (files: File[]) => void };

/** A button that lets a whole folder be chosen, where the browser can do so. */
export function FolderChoice({ label, onFiles }: Props) {
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <label className="file-choice">
      <input
        type="file"
        className="visually-hidden"
        ref={(input) => {
          // React has no name for it.
          if (input) input.webkitdirectory = true;
        }}
        onChange={choose}
      />
      <span>{label}</span>
    </label>
  );
}
