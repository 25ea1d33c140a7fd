import { searchLookMessages as texts } from '#contract/kitchen/recipe/search-look-messages.ts';
import type { SearchLook } from './search-look.ts';

/** The card that messengers and other sites make of a link. */
export function SharedCard({ look, version }: { look: SearchLook; version: number }) {
  const { address, title, description, picture, sharedPicture, language } = look;
  return (
    <>
      <div className="shared-card" lang={language}>
        {sharedPicture === null ? (
          <span className="shared-card-drawing" aria-hidden />
        ) : (
          <img key={version} src={sharedPicture} alt="" width={800} height={600} />
        )}
        <p className="shared-card-site">{address.host}</p>
        <p className="shared-card-title">{title}</p>
        <p className="shared-card-text">{description}</p>
      </div>
      {picture === null && (
        <p className="kitchen-meta">{sharedPicture === null ? texts.drawn : texts.borrowed}</p>
      )}
    </>
  );
}
