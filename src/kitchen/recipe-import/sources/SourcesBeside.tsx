import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { sharePath } from '#domain/kitchen/kitchen-paths.ts';
import { opensTo } from '#domain/kitchen/screen-roles.ts';
import { isBlank } from '#domain/text/blank.ts';
import { lineEnd } from '#domain/text/lines.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { $session } from '../../shell/session/session.ts';
import { leadTo, places } from '../led-focus.ts';
import { $source, $waitingSources, releaseSource, takeUpSource } from './sources.ts';
import { PhoneHelp } from './PhoneHelp.tsx';

const texts = recipeImportMessages.sources;

/** What waits beside the field, and how more comes into it. */
export function SourcesBeside() {
  const waiting = useValue($waitingSources);
  return (
    <>
      <OtherSite />
      {waiting.length > 0 && (
        <section className="import-waiting" aria-labelledby="import-waiting">
          <h2 id="import-waiting">{texts.waiting}</h2>
          <ul>
            {waiting.map(({ id, text }) => (
              <li key={id}>
                <button
                  type="button"
                  className="kitchen-link"
                  dir="auto"
                  onClick={() => void takeUp(id)}
                >
                  {firstLine(text)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PhoneHelp />
    </>
  );
}

/** The text is in the field now, and its button is gone. */
async function takeUp(id: string): Promise<void> {
  await takeUpSource(id);
  leadTo(places.field);
}

const shownMax = 120;
const firstLine = (text: string): string =>
  (text.trim().split(lineEnd)[0] ?? '').slice(0, shownMax);

/** What was shared came to the site that was used last, which may be the wrong one of several. */
function OtherSite() {
  const session = useComputed($session);
  const source = useValue($source);
  const sites = session.status === 'open' ? session.user.sites : [];
  const open = sites.filter(({ role }) => opensTo('import', role));
  if (open.length < 2 || isBlank(source.text)) return null;
  const moveOn = async () => {
    await releaseSource();
    globalThis.location.assign(`${sharePath}?choose`);
  };
  return (
    <button type="button" className="kitchen-link" onClick={() => void moveOn()}>
      {texts.otherSite}
    </button>
  );
}
