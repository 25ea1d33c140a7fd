import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { isHttpAddress } from '#domain/text/safe-href.ts';
import { SavedField } from './SavedField.tsx';

const { panel: texts } = listsMessages;
const linkMaxLength = 2048;

type Props = {
  id: string;
  link: string | null;
  save: (link: string | null) => Promise<string | null>;
};

/** Where readers find it, in every recipe that leads nowhere else. */
export function LinkField({ id, link, save }: Props) {
  return (
    <SavedField
      name={`${id} link`}
      label={texts.link}
      value={link ?? ''}
      hint={texts.linkHint}
      placeholder="https://"
      inputMode="url"
      most={linkMaxLength}
      save={async (text) => {
        if (text !== '' && !isHttpAddress(text)) return texts.noLink;
        return save(text === '' ? null : text);
      }}
    />
  );
}
