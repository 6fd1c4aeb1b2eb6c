import { useQuery } from '@aranya/shared/api';
import type { PhotoSuggestions as Suggestions } from '@aranya/shared/contracts/review';
import { Box, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useId } from 'react';
import { askForSuggestions, readSuggestions } from '../../calls/review-calls';
import { useAction } from '../../loading/actions';
import { SpeciesNames } from '../../species/species-names';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import { expectedInWords } from '../words/review-words';

interface PhotoSuggestionsProps {
  id: string;
  /** File names. */
  photos: readonly string[];
}

/** Shows nothing without a model. */
export function PhotoSuggestions({ id, photos }: PhotoSuggestionsProps) {
  const text = useText();
  const titleId = useId();
  const { data, replace } = useQuery(readSuggestions, photos.length > 0 ? id : null);
  const { busy, failure, run } = useAction();
  if (!data || (data.model === null && data.photos.length === 0)) return null;
  const { model } = data;
  const numbered = (photo: string) =>
    text('Photo {number} of {count}', { number: photos.indexOf(photo) + 1, count: photos.length });
  const ask = (photo: string) => run(async () => replace(await askForSuggestions(id, photo)));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography variant="h4" component="h2" id={titleId}>
        {text('Suggestions of a model')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text('A second opinion by computer vision. It is no identification: you decide.')}
      </Typography>
      {data.photos.map((one) => (
        <PhotoResult key={`${one.photo} ${one.at}`} result={one} title={numbered(one.photo)} />
      ))}
      {model && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {photos.map((photo) => (
            <Button key={photo} variant="outlined" disabled={busy} onClick={() => ask(photo)}>
              {photos.length === 1
                ? text('Ask the model')
                : text('Ask the model: {photo}', { photo: numbered(photo) })}
            </Button>
          ))}
        </Stack>
      )}
      {model?.service && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text('This sends the photo, without place and name, to {service}.', {
            service: model.service,
          })}
        </Typography>
      )}
      <Typography role="status">{busy && text('The model looks at the photo …')}</Typography>
      <Failure>{failure}</Failure>
    </Box>
  );
}

function PhotoResult({ result, title }: { result: Suggestions; title: string }) {
  const text = useText();
  const { model, suggestions, at } = result;
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {[title, `${model.name} ${model.version}`.trim(), momentInWords(at)].join(' · ')}
      </Typography>
      {suggestions.length === 0 && text('It suggests no species of the lists.')}
      <ol>
        {suggestions.map((species) => (
          <li key={species.speciesName}>
            <SpeciesNames species={species} />{' '}
            {text('(score {percent} %)', { percent: Math.round(species.score * 100) })}
            <Typography variant="body2" color="textSecondary">
              {expectedInWords(species.expectedHere, text)}
            </Typography>
          </li>
        ))}
      </ol>
    </Box>
  );
}
