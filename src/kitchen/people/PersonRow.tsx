import type { SitePersonView } from '#contract/accounts/people.ts';
import { peopleMessages as texts } from '#contract/kitchen/site/people-messages.ts';
import { givenRoles } from '#domain/accounts/site-role.ts';
import { leavingPath } from '#domain/kitchen/kitchen-paths.ts';
import { firstLetter } from '#domain/text/cut-text.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { dayOf } from '../clock/day-words.ts';
import { changeRole, nameOf, removePerson } from './people.ts';

export function PersonRow({ person }: { person: SitePersonView }) {
  const { displayName, email, role, since } = person;
  const name = nameOf(person);
  return (
    <li className="people-row">
      <span className="kitchen-sites-sign" aria-hidden>
        {firstLetter(name).toUpperCase()}
      </span>
      <span className="people-who">
        <b>{name}</b>
        {displayName !== null && <small>{email}</small>}
      </span>
      {role === 'owner' ? (
        <span className="people-role">
          {texts.roles.owner}{' '}
          <a className="kitchen-link" href={`${leavingPath(siteSlugHere())}#hand-over`}>
            {texts.handOver}
          </a>
        </span>
      ) : (
        <span className="people-role">
          <select
            aria-label={texts.roleOf(name)}
            value={role}
            onChange={({ target }) => {
              const chosen = givenRoles.find((each) => each === target.value);
              if (chosen) void changeRole(person, chosen);
            }}
          >
            {givenRoles.toReversed().map((each) => (
              <option key={each} value={each}>
                {texts.roles[each]}
              </option>
            ))}
          </select>
        </span>
      )}
      <small className="people-since">{since !== null && texts.since(dayOf(since))}</small>
      <span className="people-acts">
        {role !== 'owner' && (
          <button
            type="button"
            className="kitchen-link"
            aria-label={texts.removeOf(name)}
            onClick={() => void removePerson(person)}
          >
            {texts.remove}
          </button>
        )}
      </span>
    </li>
  );
}
