import { useEffect, useMemo } from 'react';
import { oldAddressesMessages as texts } from '#contract/kitchen/site/old-addresses-messages.ts';
import { buildsPath } from '#domain/kitchen/kitchen-paths.ts';
import { useComputed } from '#stores/use-value.ts';
import { $rows, followIndex } from '../recipes/recipe-index.ts';
import { $labels, loadLabels } from '../recipes/site-labels.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { AddAddress } from './AddAddress.tsx';
import { AddressList } from './AddressList.tsx';
import { loadAddresses, loadMisses } from './addresses.ts';
import { candidatesOf, choicesOf } from './candidates.ts';
import { Misses } from './Misses.tsx';

export function OldAddressesScreen() {
  return <Shell>{(site) => <OldAddresses siteSlug={site.slug} />}</Shell>;
}

function OldAddresses({ siteSlug }: { siteSlug: string }) {
  const rows = useComputed($rows);
  const labels = useComputed($labels);
  const choices = useMemo(
    () => choicesOf(candidatesOf(rows ?? [], labels?.collections ?? [])),
    [rows, labels],
  );
  useEffect(() => {
    // The lists, and what addresses can lead to, are on the server.
    void loadAddresses();
    void loadMisses();
    void loadLabels();
    return followIndex();
  }, []);
  return (
    <div className="addresses">
      <header className="list-head">
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <a className="list-aside" href={buildsPath(siteSlug)}>
          {texts.toPublishing}
        </a>
      </header>
      <p className="kitchen-meta">{texts.intro}</p>
      <Misses choices={choices} />
      <AddAddress choices={choices} />
      <AddressList choices={choices} siteSlug={siteSlug} />
    </div>
  );
}
