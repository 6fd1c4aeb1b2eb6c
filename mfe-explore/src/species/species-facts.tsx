import { type ExploreSpecies, GROUP_WORDS } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { Facts } from '../page/explore-page';
import { useText } from '../texts';
import { kilometres } from '../words/place-words';

function useConservationWords() {
  const text = useText();
  const number = useNumber();
  return ({ conservation, coarseSide }: Pick<ExploreSpecies, 'conservation' | 'coarseSide'>) => {
    if (conservation === 'none') {
      return {
        name: text('Not threatened'),
        meaning: text('Its places are public exactly as they were recorded.'),
      };
    }
    return {
      name: conservation === 'high' ? text('Highly threatened') : text('Threatened'),
      meaning: text(
        'To protect it, its records are shown only as cells of {km} km, and without the day.',
        { km: number(kilometres(coarseSide)) },
      ),
    };
  };
}

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
