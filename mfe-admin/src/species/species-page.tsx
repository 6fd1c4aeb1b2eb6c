import { useQuery } from '@aranya/shared/api';
import { nameOfLanguage, namesWith } from '@aranya/shared/contracts';
import type { WrittenSpeciesAnswer } from '@aranya/shared/contracts/explore';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { listWrittenSpecies } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { SearchField } from '../table/searched-list';
import { useText } from '../texts';
import { SpeciesNames } from './species-names';
import { SpeciesTexts } from './species-texts';

type Species = WrittenSpeciesAnswer['species'][number];

const MOST = 12;

export default function SpeciesPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="What to look for"
      lead={text(
        'Marks by which people recognise a species, for its public page. A language without a text shows the English one.',
      )}
    >
      <ChosenSpecies />
    </AdministrationPage>
  );
}

function ChosenSpecies() {
  const text = useText();
  const list = useQuery(listWrittenSpecies, {});
  const [chosen, setChosen] = useState<Species | null>(null);
  if (chosen) {
    return (
      <>
        <Button
          onClick={() => {
            setChosen(null);
            list.refetch();
          }}
          sx={{ mb: 2 }}
        >
          {text('Another species')}
        </Button>
        <Typography variant="h4" component="h2">
          <SpeciesNames species={chosen} />
        </Typography>
        <SpeciesTexts speciesName={chosen.speciesName} />
      </>
    );
  }
  return (
    <ListStates list={list} what={text('the species')}>
      {({ species }) => <SpeciesChoice species={species} onChoose={setChosen} />}
    </ListStates>
  );
}

interface SpeciesChoiceProps {
  species: readonly Species[];
  onChoose: (species: Species) => void;
}

function SpeciesChoice({ species, onChoose }: SpeciesChoiceProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const isNamed = namesWith(typed);
  const found = species.filter(({ speciesName, localName, hindi, odia }) =>
    isNamed([speciesName, localName, hindi, odia]),
  );
  return (
    <>
      <SearchField
        label={text('Find a species by any of its names')}
        typed={typed}
        onType={setTyped}
      />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {found.slice(0, MOST).map((one) => (
          <li key={one.speciesName}>
            <Button onClick={() => onChoose(one)} sx={{ textAlign: 'start' }}>
              <SpeciesNames species={one} />
            </Button>
            {one.written.length > 0 && (
              <Typography component="span" variant="body2" color="textSecondary">
                {text('written: {languages}', {
                  languages: one.written.map(nameOfLanguage).join(', '),
                })}
              </Typography>
            )}
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" role="status">
        {found.length === 0 && text('No species has this name.')}
        {found.length > MOST &&
          text('{count, plural, one {# more species} other {# more species}}: type a name.', {
            count: found.length - MOST,
          })}
      </Typography>
    </>
  );
}
