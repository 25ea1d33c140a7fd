import { Fragment } from 'react';

/** An address that breaks behind its slashes before it breaks within a word. */
export function AddressWords({ address }: { address: string }) {
  const [host = '', ...parts] = address.split('/');
  return (
    <>
      {host}
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part has nothing but its place
        <Fragment key={at}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
