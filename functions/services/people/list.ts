import type {
  PeopleAnswer,
  SiteInvitationView,
  SitePersonView,
} from '#contract/accounts/people.ts';
import { invitationState } from '#domain/accounts/invitation.ts';
import type { GivenRole, SiteRole } from '#domain/accounts/site-role.ts';
import { cropped } from '#domain/media/image.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Person } from '#functions/repositories/accounts/person.ts';
import type { Invitation } from '#functions/repositories/accounts/site-invitation.ts';
import { isoTime } from '../iso-time.ts';
import { imageViewOf } from '../media/views.ts';

/** Who works on a site, its owner first, and who was asked to. */
export async function listPeople({ platform, site, now }: SiteContext): Promise<PeopleAnswer> {
  const [{ owner, people }, invitations] = await Promise.all([
    platform.sitePeople.list(site.id),
    platform.siteInvitations.list(site.id),
  ]);
  return {
    people: [
      ...(owner ? [personView(owner, { role: 'owner', since: null })] : []),
      ...people.map(({ person, role, since }) => personView(person, { role, since })),
    ],
    invitations: invitations.flatMap(({ role, ...each }) =>
      role === 'owner' ? [] : [invitationView({ role, ...each }, now)],
    ),
  };
}

function personView(
  { id, email, displayName, picture, avatarCrop }: Person,
  { role, since }: { role: SiteRole; since: number | null },
): SitePersonView {
  const avatar = picture && cropped(imageViewOf(picture), avatarCrop);
  return { id, email, displayName, avatar, role, since: since === null ? null : isoTime(since) };
}

function invitationView(
  invitation: Invitation & { role: GivenRole },
  now: number,
): SiteInvitationView {
  const { id, email, role, createdAt, expiresAt } = invitation;
  const state = invitationState(invitation, now);
  return {
    id,
    email,
    role,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
    state: state === 'open' || state === 'declined' ? state : 'ended',
  };
}
