import { useState } from 'react';
import { oldAddressesMessages } from '#contract/kitchen/site/old-addresses-messages.ts';
import { oldAddressMaxLength, readOldAddress } from '#domain/site/old-address.ts';
import { KeptField } from '../fields/KeptField.tsx';
import { addAddress, type NamedTarget } from './addresses.ts';
import type { Choices } from './candidates.ts';
import { TargetChoice } from './TargetChoice.tsx';

const { add: texts } = oldAddressesMessages;

/** An address by hand: it is kept in its field until it leads somewhere. */
export function AddAddress({ choices }: { choices: Choices }) {
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const read = readOldAddress(address);
  const choose = async (to: NamedTarget) => {
    setMissing(read === null);
    if (read === null) return false;
    await addAddress(address, to);
    setAddress('');
    return true;
  };
  const [likely] = read ? choices.likelyFor(read.address) : [];
  return (
    <section className="address-part" aria-labelledby="address-add">
      <h2 id="address-add">{texts.heading}</h2>
      <KeptField
        label={texts.address}
        hint={texts.hint}
        error={isMissing ? texts.missing : null}
        most={oldAddressMaxLength}
        autoComplete="off"
        spellCheck={false}
        value={address}
        onType={(text) => {
          setAddress(text);
          setMissing(false);
        }}
      />
      <TargetChoice candidates={choices.all} onChoose={choose} likely={likely ?? null} />
    </section>
  );
}
