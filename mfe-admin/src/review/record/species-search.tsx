import { useQuery } from '@aranya/shared/api';
import { addressOfSpecies, FIELD_LIMITS } from '@aranya/shared/contracts';
import { Box, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { findSpecies } from '../../calls/review-calls';
import { useDebounced } from '../../loading/use-debounced';
import { SpeciesNames } from '../../species/species-names';
import { useText } from '../../texts';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '4px 6px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.sand },
  '& input': { width: 20, height: 20, margin: 0, accentColor: palette.forest600 },
});

interface SpeciesSearchProps {
  /** Scientific name; empty: none is chosen. */
  chosen: string;
  onChoose: (species: string) => void;
}

export function SpeciesSearch({ chosen, onChoose }: SpeciesSearchProps) {
  const text = useText();
  const group = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed).trim();
  const { currentData, failure } = useQuery(findSpecies, search === '' ? null : search);
  const found = currentData?.species ?? [];
  return (
    <Box>
      <TextField
        label={text('Species name')}
        helperText={text('In any language')}
        type="search"
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onChoose(found[0].speciesName);
        }}
        slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.name } }}
      />
      <div role="radiogroup" aria-label={text('Found species')}>
        {found.map((species) => (
          <Row key={species.speciesName}>
            <input
              type="radio"
              name={group}
              checked={chosen === species.speciesName}
              onChange={() => onChoose(species.speciesName)}
            />
            <SpeciesNames species={species} />
          </Row>
        ))}
      </div>
      <Typography variant="body2" color="textSecondary" role="status">
        {failure && text(failure)}
        {currentData && found.length === 0 && text('No species list has this name.')}
      </Typography>
      {chosen !== '' && (
        <MuiLink href={addressOfSpecies(chosen)} target="_blank" rel="noreferrer">
          {text('Page of {species}, in a new tab', { species: chosen })}
        </MuiLink>
      )}
    </Box>
  );
}
