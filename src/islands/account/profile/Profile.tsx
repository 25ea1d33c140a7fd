import { accountMessages } from '#contract/accounts/account-messages.ts';
import { AccountGate } from '../AccountGate.tsx';
import { AccountData } from './AccountData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function Profile() {
  return (
    <AccountGate path="/profile" heading={accountMessages.profile.heading}>
      {(account) => (
        <>
          <ProfileForm account={account} />
          <AccountData />
          <DeleteAccount account={account} />
        </>
      )}
    </AccountGate>
  );
}
