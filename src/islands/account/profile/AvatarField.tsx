import type { ChangeEvent } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { initialOf } from '#domain/accounts/initial.ts';
import { IMAGE_TYPES } from '#domain/media/files/image-header.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { $avatarUpload, type Avatar, uploadAvatar } from '#stores/accounts/avatar.ts';
import { useValue } from '#stores/use-value.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import { CropSquare, shownWidth } from './CropSquare.tsx';

type Props = {
  /** Whose initial stands where there is no picture. */
  name: string;
  avatar: Avatar | null;
  saved: CurrentUserView['avatar'];
  onChange: (avatar: Avatar | null) => void;
};

const { avatar: texts } = accountMessages;

export function AvatarField({ name, avatar, saved, onChange }: Props) {
  const upload = useValue($avatarUpload);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void uploadAvatar(file).then((chosen) => chosen && onChange(chosen));
    // Without this, choosing the same file again would fire no change event.
    target.value = '';
  };
  const isNew = avatar !== null && avatar.image.id !== saved?.id;
  return (
    <fieldset className="avatar-field">
      <legend>{texts.heading}</legend>
      <div className="avatar-row">
        <Shown name={name} avatar={avatar} />
        <div>
          <div className="avatar-actions">
            <label className="button quiet file-button">
              <input type="file" accept={IMAGE_TYPES.join(',')} onChange={choose} />
              {avatar ? texts.change : texts.choose}
            </label>
            {avatar && (
              <button className="plain-button" type="button" onClick={() => onChange(null)}>
                {texts.remove}
              </button>
            )}
          </div>
          {upload.status === 'uploading' && <Progress part={upload.part} />}
          {isNew && upload.status === 'idle' && <p className="field-status">{texts.unsaved}</p>}
        </div>
      </div>
      <ActionFailure failure={upload.status === 'failed' ? upload.failure : null} />
      {avatar && <CropSquare {...avatar} onChange={(crop) => onChange({ ...avatar, crop })} />}
    </fieldset>
  );
}

function Shown({ name, avatar }: Pick<Props, 'name' | 'avatar'>) {
  if (!avatar) {
    return (
      <span className="avatar-none">
        <span aria-hidden="true">{initialOf(name).toLocaleUpperCase()}</span>
        <span className="visually-hidden">{texts.none}</span>
      </span>
    );
  }
  const { image, crop } = avatar;
  // The server makes a part of a picture once it is saved, so until then it is cut here.
  const part = (pixels: number) => `${(pixels / crop.width) * 100}%`;
  const place = { width: part(image.width), left: part(-crop.x), top: part(-crop.y) };
  return (
    <span className="avatar">
      <img src={imageUrl(image, { width: shownWidth })} style={place} alt={texts.alt} />
    </span>
  );
}

function Progress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  const text = part < 1 ? texts.uploading(percent) : texts.preparing;
  return (
    <p className="upload-progress">
      <progress value={percent} max={100} aria-label={texts.heading} />
      <span>{text}</span>
    </p>
  );
}
