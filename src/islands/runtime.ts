// oxlint-disable import/no-unassigned-import -- both register themselves, the directives first
import './directives.ts';
import 'astro/runtime/server/astro-island.js';
import { startNewsletterPopup } from './newsletter/popup.ts';
import { returnToSearch } from './shell/account-prompt.ts';
import { noteLetter } from './shell/letter-origin.ts';
import { renderDeferredSections } from './shell/deferred-sections.ts';
import { loadAnalytics } from './shell/late-analytics.ts';
import { unfoldShortTexts } from './shell/read-more.ts';
import { fetchItalics } from './shell/late-italics.ts';
import { closeMenuOnWideScreens } from './shell/site-menu.ts';
import { startSliderButtons } from './shell/slider-buttons.ts';

noteLetter();
fetchItalics();
renderDeferredSections();
startNewsletterPopup();
void loadAnalytics();
closeMenuOnWideScreens();
unfoldShortTexts();
returnToSearch();
startSliderButtons();
