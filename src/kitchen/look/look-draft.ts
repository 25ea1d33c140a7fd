import { useStore } from '@nanostores/react';
import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { FacesOfFonts } from '#domain/kitchen/look/tried-theme.ts';
import { isSameLook, type SiteLook, siteLookOf } from '#domain/kitchen/look/site-look.ts';
import { cssOverridesMaxLength } from '#domain/look/css-overrides-length.ts';
import { isSameData } from '#domain/same-data.ts';
import type { DraftKind } from '../drafts/draft-kind.ts';
import { type PartDraft, sitePartKind } from '../site-parts/site-part-kind.ts';

export type LookDraft = PartDraft<SiteLook>;

export const lookKind: DraftKind<SiteLook, SiteWorkingCopyView> = sitePartKind({
  part: 'look',
  contentOf: siteLookOf,
  written: (content) => content,
  isSame: isSameLook,
  lacks: ({ cssOverrides }) =>
    (cssOverrides?.length ?? 0) > cssOverridesMaxLength
      ? { cssOverrides: lookMessages.css.reasons['too-long'] }
      : {},
});

/** What specimens are set in: the cook's own words. */
type Words = { site: string; dish: string };

type Opened = { draft: LookDraft; faces: FacesOfFonts; words: Words };

/** The look that the screen is about. */
export const LookScope = createContext<Opened | null>(null);

export function useLook(): Opened {
  const opened = use(LookScope);
  if (opened === null) throw new Error('This view needs a LookScope around it');
  return opened;
}

/** What a view shows of the look, which renders it anew only where that differs. */
export function useLookValue<Value>(select: (content: SiteLook) => Value): Value {
  const { draft } = useLook();
  return useSyncExternalStore(
    useCallback((render: () => void) => draft.$content.listen(() => render()), [draft]),
    () => select(draft.$content.get()),
  );
}

/** The same for what is made anew of the look each time: as long as it says the same, it is the same. */
export function useLookData<Value>(select: (content: SiteLook) => Value): Value {
  const [kept] = useState(() => keeper<Value>());
  return useLookValue((content) => kept(select(content)));
}

function keeper<Value>(): (next: Value) => Value {
  let last: { value: Value } | null = null;
  return (next) => {
    if (last === null || !isSameData(last.value, next)) last = { value: next };
    return last.value;
  };
}

type Change = {
  /** Where undo leads back to. */
  field: string;
  update: (content: SiteLook) => SiteLook;
  /** Steps of one drag are taken back together. */
  group?: string;
  typed?: string | undefined;
};

export function useLookChange() {
  const { draft } = useLook();
  const isReadOnly = useStore(draft.$role) !== 'writer';
  const change = useCallback(
    ({ field, update, group, typed }: Change) =>
      draft.change({
        field,
        update: (content) => {
          const next = update(content);
          return isSameLook(next, content) ? content : next;
        },
        ...(group !== undefined && { group }),
        ...(typed !== undefined && { typed }),
      }),
    [draft],
  );
  /** A choice that pages are put together by is not waited for. */
  const choose = useCallback(
    (chosen: Change) => {
      if (change(chosen)) draft.saveNow();
    },
    [change, draft],
  );
  return { change, choose, isReadOnly };
}
