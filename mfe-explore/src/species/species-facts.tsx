import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import { Facts } from '../page/facts';
import { useText } from '../texts';
import { GROUP_WORDS } from '../words/group-words';
import { useConservationWords } from '../words/place-words';

/** Names of a species in all languages, its family and its category. */
export function SpeciesFacts({ species }: { species: ExploreSpecies }) {
  const text = useText();
  const { name, meaning } = useConservationWords()(species);
  const { localName, hindi, odia, family, group } = species;
  const names = [
    { language: 'en', title: text('English name'), written: localName },
    { language: 'hi', title: text('Hindi name'), written: hindi },
    { language: 'or', title: text('Odia name'), written: odia },
  ];
  return (
    <Facts>
      {names.map(
        ({ language, title, written }) =>
          written && (
            <div key={language} style={{ display: 'contents' }}>
              <dt>{title}</dt>
              <dd lang={language} translate="no">
                {written}
              </dd>
            </div>
          ),
      )}
      {family && (
        <>
          <dt>{text('Family')}</dt>
          <dd lang="la">{family}</dd>
        </>
      )}
      <dt>{text('Group')}</dt>
      <dd>{text(GROUP_WORDS[group])}</dd>
      <dt>{text('Category')}</dt>
      <dd>
        {name}. {meaning}
      </dd>
    </Facts>
  );
}
