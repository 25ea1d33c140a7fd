import { z } from 'zod';
import { invitationStates } from '#domain/accounts/invitation.ts';
import { givenRoles, siteRoles } from '#domain/accounts/site-role.ts';
import { crop, dateTime, id } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { emailAddress } from './email.ts';

const avatar = z.strictObject({ ...imageView.shape, crop: crop.exactOptional() }).nullable();

const sitePerson = z
  .strictObject({
    id,
    email: z.string(),
    displayName: z.string().nullable(),
    avatar,
    role: z.enum(siteRoles),
    /** When they accepted; null for the owner. */
    since: dateTime.nullable(),
  })
  .meta({ id: 'SitePerson' });
export type SitePersonView = z.output<typeof sitePerson>;

const siteInvitation = z
  .strictObject({
    id,
    email: z.string(),
    role: z.enum(givenRoles),
    createdAt: dateTime,
    expiresAt: dateTime,
    /** Its seven days are over, or they said no; it can be sent again. */
    state: z.enum(['open', 'declined', 'ended']),
  })
  .meta({ id: 'SiteInvitation' });
export type SiteInvitationView = z.output<typeof siteInvitation>;

/** Who works on a site, its owner first, and who was asked to and has not answered, newest first. */
export const peopleAnswer = z.strictObject({
  people: z.array(sitePerson),
  invitations: z.array(siteInvitation),
});
export type PeopleAnswer = z.output<typeof peopleAnswer>;

/** PUT `{siteSlug}/people/{userId}`. */
export const roleInput = z.strictObject({ role: z.enum(givenRoles) }).meta({ id: 'RoleInput' });

/** POST `{siteSlug}/invitations`. */
export const invitationInput = z
  .strictObject({ email: emailAddress, role: z.enum(givenRoles) })
  .meta({ id: 'InvitationInput' });
export type InvitationInput = z.output<typeof invitationInput>;

/** GET `invitations/{token}`: what a mailed link asks of whom. */
export const invitationAnswer = z.strictObject({
  invitation: z
    .strictObject({
      email: z.string(),
      /** Of an owner where the whole site is offered. */
      role: z.enum(siteRoles),
      state: z.enum(invitationStates),
      inviterName: z.string().nullable(),
      site: z.strictObject({ slug: z.string(), title: z.string() }),
    })
    .meta({ id: 'Invitation' }),
});
export type InvitationAnswer = z.output<typeof invitationAnswer>;
