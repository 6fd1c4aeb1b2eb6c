import type { FormMappingAnswer } from '@aranya/shared/contracts/administration';
import { Box, Typography, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { Heading } from '../../frame/section';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { questionInWords } from './mapping-words';

export function MappingExample({ known }: { known: FormMappingAnswer }) {
  const text = useText();
  const { uses = [], example, mapping, questions } = known;
  if (uses.length === 0) return null;
  const named = (path: string) => {
    const question = questions.find((one) => one.path === path);
    return question ? questionInWords(question) : path;
  };
  const list = (paths: readonly string[]) => paths.map(named).join(', ') || text('none');
  return (
    <Box sx={{ mb: 3, maxWidth: '68ch' }}>
      <Heading variant="h5" component="h4">
        {text('Which questions are read')}
      </Heading>
      <Box component="ul" sx={{ mt: 0, pl: 3 }}>
        {uses.map(({ species, places }) => (
          <li key={species}>
            {text('Species: {question}. Place: {places}.', {
              question: named(species),
              places: list(places),
            })}
          </li>
        ))}
        <li>{text('Date: {questions}.', { questions: list(mapping.date) })}</li>
      </Box>
      {example === null && (
        <Typography color="textSecondary">
          {text('As soon as a record is here, this page shows how it is read.')}
        </Typography>
      )}
      {example && (
        <>
          <Typography sx={{ mb: 1 }}>{text('So the newest record is read:')}</Typography>
          <Box component="ul" sx={{ mt: 0, pl: 3 }}>
            {withDistinctKeys(example.occurrences, ({ species }) => species).map(
              ({ key, entry: one }) => (
                <li key={key}>
                  <Written>{one.species}</Written> ({named(one.speciesQuestion)}).{' '}
                  {one.latitude === null || one.longitude === null || one.placeQuestion === null
                    ? text('No place could be read.')
                    : text('Place, rounded: {latitude}, {longitude} ({question}).', {
                        latitude: numberInWords(one.latitude),
                        longitude: numberInWords(one.longitude),
                        question: named(one.placeQuestion),
                      })}{' '}
                  {one.accuracy !== null &&
                    text('Within {metres} m.', { metres: numberInWords(Math.round(one.accuracy)) })}
                </li>
              ),
            )}
            {example.occurrenceCount > example.occurrences.length && (
              <li>
                {text('{count, plural, one {# more} other {# more}}', {
                  count: example.occurrenceCount - example.occurrences.length,
                })}
              </li>
            )}
            <li>
              {example.day === null || example.dateQuestion === null
                ? text('No date could be read: the day of its arrival counts.')
                : text('Date: {day} ({question}).', {
                    day: example.day,
                    question: named(example.dateQuestion),
                  })}
            </li>
          </Box>
        </>
      )}
    </Box>
  );
}
