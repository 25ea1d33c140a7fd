import { useState } from 'react';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { Menu } from '#ui/dialogs/Menu.tsx';
import { laterDialog } from '../shell/frame/Later.tsx';
import { useMay } from '../shell/session/use-may.ts';
import { holdFirst } from './hold-first.ts';

const BansDialog = laterDialog(async () => (await import('./BansDialog.tsx')).BansDialog);

/** What the site is set to, and who is banned. */
export function QueueMenu({ holdsFirst }: { holdsFirst: boolean }) {
  // A setting of the site.
  const maySet = useMay('PUT /:siteSlug/sites');
  const [opening, setOpening] = useState({ times: 0, isOpen: false });
  return (
    <>
      <Menu
        className="queue-menu"
        label={texts.menu}
        items={[
          ...(maySet
            ? [
                {
                  label: holdsFirst ? texts.holdOff : texts.hold,
                  onSelect: () => void holdFirst(!holdsFirst),
                  closes: true,
                },
              ]
            : []),
          {
            label: texts.bans,
            onSelect: () => setOpening(({ times }) => ({ times: times + 1, isOpen: true })),
            closes: true,
          },
        ]}
      >
        ⋯
      </Menu>
      {opening.times > 0 && (
        <BansDialog
          key={opening.times}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      )}
    </>
  );
}
