import { useEffect, useState } from 'react';
import { unsubscribeMessages } from '#contract/mail/unsubscribe-messages.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { newsletterPreference } from '#stores/mail/newsletter.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { useValue } from '#stores/use-value.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Failure } from '#ui/Failure.tsx';

/** Lets a signed-in user switch the newsletter of this site on or off. */
export function NewsletterPreference() {
  const user = useSignedInUser();
  const [preference] = useState(newsletterPreference);
  const [wish, setWish] = useState(false);
  const changing = useValue(preference.$submit);
  useEffect(() => {
    // Only the browser knows the session; a signed-out visitor sees nothing here.
    void recognise();
  }, []);
  if (!user) return null;
  const isPending = changing.status === 'pending';
  const prefer = (isSubscribed: boolean) => {
    if (!isPending) setWish(isSubscribed);
    void preference.submit({ isSubscribed });
  };
  return (
    <div className="newsletter-preference">
      <CheckboxField
        label={unsubscribeMessages.preference(user.email)}
        isChecked={isPending ? wish : user.isSubscribedToNewsletter}
        aria-disabled={isPending}
        onCheck={prefer}
      />
      <Failure failure={changing.status === 'failed' ? changing.failure : null} />
    </div>
  );
}
