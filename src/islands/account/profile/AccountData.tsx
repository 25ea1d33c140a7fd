import { accountMessages } from '#contract/accounts/account-messages.ts';
import { $collecting, collectData } from '#stores/accounts/account-data.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { ActionFailure } from '../ActionFailure.tsx';

const { data } = accountMessages;

export function AccountData() {
  const submit = useValue($collecting);
  const isPending = submit.status === 'pending';
  return (
    <section className="account-section">
      <h2>{data.heading}</h2>
      <p>{data.text}</p>
      <ActionFailure failure={submit.status === 'failed' ? submit.failure : null} />
      <Button variant="quiet" isPending={isPending} onClick={() => void collectData(save)}>
        {isPending ? data.downloading : data.download}
      </Button>
    </section>
  );
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = data.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
