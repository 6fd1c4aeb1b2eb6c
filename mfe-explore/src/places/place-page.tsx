import { settings } from '@aranya/shared/config';
import type { ExplorePlace } from '@aranya/shared/contracts/explore';
import { dateIn, useReading } from '@aranya/shared/languages';
import { Link, usePageTitle } from '@aranya/shared/navigation';
import { Box, Button, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { getPlace } from '../explore-calls';
import { ExplorePage, ON_SCREEN, ToExplore } from '../page/explore-page';
import { PublicMap } from '../page/public-map';
import { QuestionPage } from '../page/question-page';
import { useText } from '../texts';
import { placeName } from '../words/place-words';
import { RegisterTable } from './register-table';

const ON_PAPER = { display: 'none', '@media print': { display: 'block' } };

/** Printed only. */
function RegisterHead() {
  const text = useText();
  const reading = useReading();
  return (
    <Box sx={{ ...ON_PAPER, mb: 2 }}>
      <Typography variant="h4" component="p">
        {text("People's Biodiversity Register")}
      </Typography>
      <Typography>
        {text('Begun from the records of {institute} on {day}.', {
          institute: settings().brand.name,
          day: dateIn(reading, Date.now(), { dateStyle: 'long' }),
        })}
      </Typography>
    </Box>
  );
}

function Shown({ place }: { place: ExplorePlace }) {
  const text = useText();
  usePageTitle(place.block.name);
  const { state, district, block, count, recorders, species } = place;
  const filter = { state: state.id, district: district.id, block: block.id };
  return (
    <ExplorePage
      before={<ToExplore />}
      title={<Written>{block.name}</Written>}
      lead={<Written>{placeName({ block: null, district, state })}</Written>}
    >
      <RegisterHead />
      {species.length === 0 ? (
        <EmptyState title={text('Nothing public is recorded here yet')}>
          {text('Whoever records the first plant or animal of this block begins its list.')}
        </EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Typography variant="subtitle1" component="p">
              {text('{count, plural, one {# record} other {# records}}', { count })}
              {' · '}
              {text('{count, plural, one {# species} other {# species}}', {
                count: species.length,
              })}
              {' · '}
              {recorders === null
                ? text('fewer than three people')
                : text('{count, plural, one {# person} other {# people}}', { count: recorders })}
            </Typography>
            <Stack direction="row" sx={{ ...ON_SCREEN, flexWrap: 'wrap', gap: 1 }}>
              <Button
                component={Link}
                variant="outlined"
                to={`/explore?${new URLSearchParams(filter)}`}
              >
                {text('Explore them')}
              </Button>
              <Button variant="contained" onClick={() => window.print()}>
                {text('Print the register')}
              </Button>
            </Stack>
          </Stack>
          <Box sx={ON_SCREEN}>
            <PublicMap
              filter={filter}
              shows="records"
              label={text('Records in {place}', { place: block.name })}
            />
          </Box>
          <RegisterTable place={place} />
        </Stack>
      )}
    </ExplorePage>
  );
}

export default function PlacePage() {
  const text = useText();
  return (
    <QuestionPage parameter="block" ask={getPlace} unknown={text('We do not know this block')}>
      {(place) => <Shown place={place} />}
    </QuestionPage>
  );
}
