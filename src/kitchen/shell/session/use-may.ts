import { useStore } from '@nanostores/react';
import { mayCall, type OfferedCall } from '#domain/accounts/offered-calls.ts';
import { $session } from './session.ts';

/** Whether who is here may do what the call does; the server refuses it to everybody else. */
export function useMay(call: OfferedCall): boolean {
  const session = useStore($session);
  return session.status === 'open' && session.site !== null && mayCall(call, session.site.role);
}
