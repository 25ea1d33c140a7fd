import { createContext, use } from 'react';
import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import {
  type Identity,
  type IdentityField,
  identityLacks,
  identityOf,
  isSameIdentity,
  writtenIdentity,
} from '#domain/kitchen/settings/identity.ts';
import type { ToldIssues } from '../drafts/draft-kind.ts';
import { type PartDraft, sitePartKind } from '../site-parts/site-part-kind.ts';
import { useDraftField } from '../drafts/use-draft-field.ts';

export type IdentityDraft = PartDraft<Identity>;

const lacksOf = (content: Identity): ToldIssues =>
  Object.fromEntries(
    Object.entries(identityLacks(content)).map(([place, lack]) => [
      place,
      settingsMessages.lacks[lack],
    ]),
  );

/** What a site is called and says of itself. */
export const identityKind = sitePartKind<Identity>({
  part: 'identity',
  contentOf: identityOf,
  written: writtenIdentity,
  isSame: isSameIdentity,
  lacks: lacksOf,
});

/** What the fields of the settings write. */
export const IdentityScope = createContext<IdentityDraft | null>(null);

export function useIdentity(): IdentityDraft {
  const draft = use(IdentityScope);
  if (draft === null) throw new Error('This view needs an IdentityScope around it');
  return draft;
}

export const useIdentityField = <Name extends IdentityField>(name: Name) =>
  useDraftField(useIdentity(), name);
