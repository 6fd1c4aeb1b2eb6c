import { addressOfSpecies } from '@aranya/shared/contracts';
import { Box, MuiLink, Typography, Written } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { useId } from 'react';
import { Sheet } from '../../frame/section';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import {
  Comment,
  expectedInWords,
  REASON_WORDS,
  SpeciesName,
  STATUS_WORDS,
} from '../words/review-words';
import { DecisionForm, type DecisionFormProps } from './decision-form';

export function SpeciesReview({ species, ...decision }: DecisionFormProps) {
  const text = useText();
  const titleId = useId();
  const { recordedName, review, place, accuracy, area, isThreatened, expectedHere } = species;
  const { status, species: found, reason, comment, at } = review;
  const metres = accuracy === null ? '' : ` ± ${Math.round(accuracy)} m`;
  return (
    <Sheet as="section" aria-labelledby={titleId} sx={{ px: 2.5, mb: 2 }}>
      <Typography variant="h4" component="h2" id={titleId}>
        <SpeciesName>{recordedName}</SpeciesName>
      </Typography>
      <MuiLink
        // Links the identified species, or else the recorded one.
        href={addressOfSpecies(found ?? recordedName)}
        target="_blank"
        rel="noreferrer"
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {text('Page of the species, in a new tab')}
      </MuiLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1, alignItems: 'center' }}>
        <Chip size="small" label={text(STATUS_WORDS[status])} />
        {status === 'changed' && found && <SpeciesName>{found}</SpeciesName>}
        {reason && <span>{text(REASON_WORDS[reason])}</span>}
        {at && <span>{momentInWords(at)}</span>}
      </Box>
      {comment && (
        <Typography sx={{ mb: 1, whiteSpace: 'pre-line' }}>
          <Comment>{comment}</Comment>
        </Typography>
      )}
      {expectedHere && (
        <Typography color="textSecondary">{expectedInWords(expectedHere, text)}</Typography>
      )}
      {place && (
        <Typography color="textSecondary">
          {place.map((degrees) => degrees.toFixed(5)).join(', ')}
          {metres}
        </Typography>
      )}
      {area && (
        <Typography color="textSecondary">
          <Written>{[area.block, area.district, area.state].join(', ')}</Written>
        </Typography>
      )}
      {isThreatened && (
        <Typography sx={{ mt: 1 }}>
          {text('Its place is protected: it is noted that you looked at this record.')}
        </Typography>
      )}
      <DecisionForm species={species} {...decision} />
    </Sheet>
  );
}
