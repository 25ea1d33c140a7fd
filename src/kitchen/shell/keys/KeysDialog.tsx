import { keysMessages as texts } from '#contract/kitchen/shell/keys-messages.ts';
import type { KitchenScreen } from '#domain/kitchen/kitchen-paths.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { kitchenAddress } from '../network/address.ts';

type Group = { heading: string; keys: readonly (readonly [keys: string, what: string])[] };

const screens: Partial<Record<KitchenScreen, readonly Group[]>> = texts.screens;

type Props = { isOpen: boolean; onClose: () => void };

/** The keys of this screen and of every one. */
export function KeysDialog(props: Props) {
  const groups = [...(screens[kitchenAddress().screen] ?? []), texts.everywhere];
  return (
    <Dialog title={texts.title} {...props}>
      {/* Nothing in it takes the focus, and it is longer than most screens. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- said above */}
      <section className="keys" aria-label={texts.title} tabIndex={0} data-autofocus>
        {groups.map(({ heading, keys }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
