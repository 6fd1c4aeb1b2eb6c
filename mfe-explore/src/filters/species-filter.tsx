import { namesWith } from '@aranya/shared/contracts';
import { type ExploreChoices, FILTER_SPECIES } from '@aranya/shared/contracts/explore';
import { useNumber } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../texts';
import { NamedSpecies } from '../words/named-species';
import { type FilterProps, speciesOf, speciesText, toggled } from './filter-address';
import { Count, Row, Rows, SearchField, Section, SectionName } from './parts';

/** Shown besides the chosen ones. */
const MOST = 6;

interface SpeciesFilterProps extends FilterProps {
  species: ExploreChoices['species'];
}

/** Searches the names of all languages; the most recorded species come first. */
export function SpeciesFilter({ species, filter, onChange }: SpeciesFilterProps) {
  const text = useText();
  const number = useNumber();
  const [words, setWords] = useState('');
  const chosen = speciesOf(filter);
  const isNamed = namesWith(words);
  const isChosen = (name: string) => chosen.includes(name);
  const found = species.filter(
    ({ speciesName, localName, hindi, odia }) =>
      !isChosen(speciesName) && isNamed([speciesName, localName, hindi, odia]),
  );
  const shown = [
    ...species.filter(({ speciesName }) => isChosen(speciesName)),
    ...found.slice(0, MOST),
  ];
  return (
    <Section>
      <SectionName>{text('Species')}</SectionName>
      <SearchField
        type="search"
        maxLength={60}
        aria-label={text('Find a species by any of its names')}
        placeholder={text('Find a species')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Rows>
        {shown.map(({ speciesName, count, ...names }) => (
          <li key={speciesName}>
            <Row>
              <input
                type="checkbox"
                checked={isChosen(speciesName)}
                disabled={!isChosen(speciesName) && chosen.length >= FILTER_SPECIES}
                onChange={() => onChange({ species: speciesText(toggled(chosen, speciesName)) })}
              />
              <span>
                <NamedSpecies names={{ speciesName, ...names }} />
              </span>
              <Count>{number(count)}</Count>
            </Row>
          </li>
        ))}
      </Rows>
      <Typography variant="body2" color="textSecondary" role="status">
        {found.length === 0 && words !== '' && text('No other species has this name.')}
        {found.length > MOST &&
          text('{count, plural, one {# more species} other {# more species}}: type a name.', {
            count: found.length - MOST,
          })}
      </Typography>
    </Section>
  );
}
