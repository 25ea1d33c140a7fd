import { searchLookMessages as texts } from '#contract/kitchen/recipe/search-look-messages.ts';
import { shownDescription, shownTitle } from '#domain/kitchen/search-look/result-line.ts';
import { resultTime } from '#domain/kitchen/search-look/result-time.ts';
import type { SearchLook } from './search-look.ts';

/** One result as engines print it: site and address, title, facts, description, picture. */
export function SearchResult({ look, version }: { look: SearchLook; version: number }) {
  const { site, address, title, description, picture, totalTime, isFree, language } = look;
  const steps = address.pathname.split('/').filter((step) => step !== '');
  const facts = [totalTime !== null && resultTime(totalTime), !isFree && texts.paywalled];
  const told = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <div className="search-result" lang={language}>
      <p className="search-result-site">
        <span>{site}</span>
        <span className="search-result-address">{[address.host, ...steps].join(' › ')}</span>
      </p>
      <p className="search-result-title">{shownTitle(title)}</p>
      <p className="search-result-text">{shownDescription(description)}</p>
      {told.length > 0 && <p className="search-result-facts">{told.join(' · ')}</p>}
      {picture !== null && (
        // A part that was chosen just now can be had once it is saved.
        <img key={version} className="search-result-picture" src={picture} alt="" />
      )}
    </div>
  );
}
