import { previewLinkMessages } from '#contract/publishing/preview-link-messages.ts';
import { plainPage } from './plain-page.ts';

/** One page, whatever is the matter: it tells nothing of the links that there were. */
export function endedPreview() {
  const { ended, askAgain } = previewLinkMessages;
  return plainPage({ heading: ended, text: askAgain });
}
