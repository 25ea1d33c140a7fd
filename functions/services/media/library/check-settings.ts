import { refusalMessages } from '#contract/kitchen/shell/refusal-messages.ts';
import type { Id } from '#domain/ids.ts';
import { settingsWithout } from '#domain/media/library/settings-uses.ts';
import { presentationOf, withChanges, writtenParts } from '#domain/site/site-working-copy.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { StoredOwners } from '#functions/repositories/media/media-rewrites.ts';
import { checkParts } from '../../site/working-copy/check-parts.ts';

type Settings = Pick<StoredOwners, 'settings' | 'written'>;

/** Refuses to write settings, in force or not, that are not for whoever asks. */
export function checkSettings(ctx: SiteContext, before: Settings, after: Settings): void {
  const parts = [
    ...writtenParts(shownBy(before), shownBy(after)),
    ...writtenParts(before.written, after.written),
  ];
  checkParts(ctx, parts, refusalMessages.pictureOfOwner);
}

/** Refuses to change what a picture shows where the settings show it that are not for whoever asks. */
export function checkShowing(ctx: SiteContext, { settings, written }: Settings, id: Id): void {
  const planned = withChanges({ title: '', settings }, written).settings;
  checkSettings(
    ctx,
    { settings, written: planned },
    {
      settings: { ...settings, ...settingsWithout(settings, id) },
      written: { ...planned, ...settingsWithout(planned, id) },
    },
  );
}

const shownBy = ({ settings }: Settings) => presentationOf({ title: '', settings });
