import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { EquipmentSection } from './equipment/EquipmentSection.tsx';
import { PeopleSection } from './shown-in/PeopleSection.tsx';
import { ShownInSection } from './shown-in/ShownInSection.tsx';
import { $siteGlobals } from './site-globals.ts';
import { TermsSection } from './terms/TermsSection.tsx';

type Props = {
  /** Stands first where it is said who may see the recipe. */
  children: ReactNode;
};

/** What follows the writing: what the dish is, what it needs, who made it and where it is shown. */
export function DishFields({ children }: Props) {
  const site = useStore($siteGlobals);
  return (
    <>
      {site && (
        <>
          <TermsSection site={site} />
          <EquipmentSection site={site} />
          <PeopleSection siteLanguage={site.language} />
        </>
      )}
      <ShownInSection>{children}</ShownInSection>
    </>
  );
}
