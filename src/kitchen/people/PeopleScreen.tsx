import { useEffect, useState } from 'react';
import type { PeopleAnswer } from '#contract/accounts/people.ts';
import { peopleMessages as texts } from '#contract/kitchen/site/people-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { $people, loadPeople } from './people.ts';
import { PersonRow } from './PersonRow.tsx';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function PeopleScreen() {
  return <Shell>{() => <People />}</Shell>;
}

function People() {
  const state = useValue($people);
  const [isInviting, setIsInviting] = useState(false);
  useEffect(() => {
    void loadPeople();
  }, []);
  const known = valueOf(state);
  return (
    <div className="people">
      <header className="list-head">
        <h1>{texts.heading}</h1>
        {known && (
          <Button className="list-new" onClick={() => setIsInviting(true)}>
            {texts.invite}
          </Button>
        )}
      </header>
      {known && (
        <p className="people-intro">{known.people.length > 1 ? texts.intro : texts.alone}</p>
      )}
      {state.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(state.error)} onAgain={loadPeople} />
      )}
      {known && <Known known={known} />}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
}

function Known({ known: { people, invitations } }: { known: PeopleAnswer }) {
  return (
    <>
      <ul className="people-rows" aria-label={texts.heading}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section aria-labelledby="people-invited">
          <h2 id="people-invited">{texts.invited}</h2>
          <ul className="people-rows">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
