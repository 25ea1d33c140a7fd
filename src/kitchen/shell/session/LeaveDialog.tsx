import { manageApi } from '#api/manage-api.ts';
import { leaveSiteMessages as texts } from '#contract/kitchen/shell/leave-site-messages.ts';
import { kitchenPath } from '#domain/kitchen/kitchen-paths.ts';
import { submission } from '#stores/submit.ts';
import { useValue } from '#stores/use-value.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { siteSlugHere } from '../network/address.ts';
import { call } from '../network/connection.ts';
import type { OwnSite } from './session.ts';

const leaving = submission(() =>
  call(() => manageApi[':siteSlug'].membership.$delete({ param: { siteSlug: siteSlugHere() } })),
);

type Props = { site: OwnSite; isOpen: boolean; onClose: () => void };

/** Asked, since whoever leaves cannot take it back by themselves. */
export function LeaveDialog({ site, isOpen, onClose }: Props) {
  const state = useValue(leaving.$submit);
  const leave = async () => {
    if (await leaving.submit(undefined)) globalThis.location.assign(kitchenPath);
  };
  return (
    <ConfirmDialog
      title={texts.title(site.title)}
      text={texts.text}
      confirmLabel={texts.confirm}
      isOpen={isOpen}
      isPending={state.status === 'pending'}
      failure={state.status === 'failed' ? state.failure : null}
      onConfirm={() => void leave()}
      onClose={() => {
        leaving.clear();
        onClose();
      }}
    />
  );
}
