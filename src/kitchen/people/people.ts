import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  InvitationInput,
  PeopleAnswer,
  SiteInvitationView,
  SitePersonView,
} from '#contract/accounts/people.ts';
import { peopleMessages as texts } from '#contract/kitchen/site/people-messages.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import { failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { submission } from '#stores/submit.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';

const list = remote<PeopleAnswer>();
/** Who works on the site and who is asked to. */
export const $people = list.$remote;

const { people, invitations } = manageApi[':siteSlug'];
const here = () => ({ siteSlug: siteSlugHere() });

export const loadPeople = (): Promise<void> =>
  list.load(async () => jsonOf(await call(() => people.$get({ param: here() }))));

/** Every call answers the whole list, which is short. */
async function take(run: () => Promise<PeopleAnswer>): Promise<void> {
  list.set(await run());
}

/** Does what was pressed; a failure is told and leaves the list as it is. */
async function deed(
  run: () => Promise<PeopleAnswer>,
  done: { text: string; undo?: () => Promise<void> },
): Promise<void> {
  try {
    await take(run);
    if (done.undo) tellDone(done.text, done.undo);
    else notify(done.text);
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}

export const inviting = submission(async (input: InvitationInput) => {
  await take(async () =>
    jsonOf(await call(() => invitations.$post({ param: here(), json: input }))),
  );
  notify(texts.done.invited(input.email));
});

const ofInvitation = invitations[':invitationId'];
const placeOf = ({ id }: SiteInvitationView) => ({ ...here(), invitationId: id });

export const resend = (invitation: SiteInvitationView): Promise<void> =>
  deed(
    async () => jsonOf(await call(() => ofInvitation.resend.$post({ param: placeOf(invitation) }))),
    { text: texts.done.resent(invitation.email) },
  );

export const withdraw = (invitation: SiteInvitationView): Promise<void> => {
  const param = placeOf(invitation);
  return deed(async () => jsonOf(await call(() => ofInvitation.$delete({ param }))), {
    text: texts.done.withdrawn(invitation.email),
    // One that was answered or has ended has nothing to come back to.
    ...(invitation.state === 'open' && {
      undo: () => take(async () => jsonOf(await call(() => ofInvitation.restore.$post({ param })))),
    }),
  });
};

export const nameOf = ({ displayName, email }: SitePersonView): string => displayName ?? email;

const ofPerson = people[':personId'];
const paramOf = ({ id }: SitePersonView) => ({ ...here(), personId: id });

const giveRole = (person: SitePersonView, role: GivenRole) => async () =>
  jsonOf(await call(() => ofPerson.$put({ param: paramOf(person), json: { role } })));

export async function changeRole(person: SitePersonView, role: GivenRole): Promise<void> {
  const { role: before } = person;
  if (before === role || before === 'owner') return;
  await deed(giveRole(person, role), {
    text: texts.done.role(nameOf(person), texts.roles[role].toLowerCase()),
    undo: () => take(giveRole(person, before)),
  });
}

export const removePerson = (person: SitePersonView): Promise<void> => {
  const param = paramOf(person);
  return deed(async () => jsonOf(await call(() => ofPerson.$delete({ param }))), {
    text: texts.done.removed(nameOf(person)),
    undo: () => take(async () => jsonOf(await call(() => ofPerson.restore.$post({ param })))),
  });
};
