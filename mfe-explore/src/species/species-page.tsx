import { pictureAddress } from '@aranya/shared/config';
import { localNameIn } from '@aranya/shared/contracts';
import type { ExploreSpecies } from '@aranya/shared/contracts/explore';
import { useLanguage } from '@aranya/shared/languages';
import { Link, usePageTitle } from '@aranya/shared/navigation';
import { Box, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { OptionalPart, PageSkeleton } from '@aranya/shared/ui/states';
import { palette } from '@aranya/shared/ui/theme';
import { lazy } from 'react';
import { getSpecies } from '../explore-calls';
import { ExplorePage, Sides, ToExplore } from '../page/explore-page';
import { PublicMap } from '../page/public-map';
import { QuestionPage } from '../page/question-page';
import { useText } from '../texts';
import { SpeciesLink } from '../words/named-species';
import { SpeciesFacts } from './species-facts';

const SpeciesNumbers = lazy(() => import('./species-numbers'));

function Plate({ species }: { species: ExploreSpecies }) {
  const text = useText();
  const address = pictureAddress('collectedData', species.drawing);
  if (!address) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={text('Drawing of {species}', { species: species.speciesName })}
      width={480}
      height={600}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 360,
        height: 'auto',
        mb: 3,
        mx: { xs: 'auto', md: 0 },
        border: `1px solid ${palette.sandBorder}`,
        borderRadius: 1,
      }}
    />
  );
}

/** In English if the text is not translated. */
function LookFor({ lookFor }: Pick<ExploreSpecies, 'lookFor'>) {
  const text = useText();
  const language = useLanguage();
  const own = language === 'hi' ? lookFor.hi : language === 'or' ? lookFor.or : '';
  if (!own && !lookFor.en) return null;
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {text('What to look for')}
      </Typography>
      <Typography lang={own ? language : 'en'} sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>
        {own || lookFor.en}
      </Typography>
    </section>
  );
}

function Similar({ similar }: Pick<ExploreSpecies, 'similar'>) {
  const text = useText();
  if (similar.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {text('Easily confused with')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {similar.map((names) => (
          <li key={names.speciesName}>
            <SpeciesLink names={names} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Shown({ species }: { species: ExploreSpecies }) {
  const text = useText();
  const local = localNameIn(useLanguage(), species);
  usePageTitle(local ?? species.speciesName);
  const filter = { species: species.speciesName.replaceAll(' ', '_') };
  return (
    <ExplorePage
      before={<ToExplore />}
      title={local ?? <i lang="la">{species.speciesName}</i>}
      lead={local && <i lang="la">{species.speciesName}</i>}
    >
      <Sides>
        <div>
          <Plate species={species} />
          <SpeciesFacts species={species} />
        </div>
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <LookFor lookFor={species.lookFor} />
          <section>
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1.5 }}
            >
              <Typography variant="h4" component="h2">
                {text('{count, plural, one {# public record} other {# public records}}', {
                  count: species.count,
                })}
              </Typography>
              {species.count > 0 && (
                <Button
                  component={Link}
                  variant="outlined"
                  to={`/explore?species=${filter.species}`}
                >
                  {text('Explore them')}
                </Button>
              )}
            </Stack>
            <PublicMap
              filter={filter}
              shows="records"
              label={text('Where {species} was recorded', { species: species.speciesName })}
            />
          </section>
          {species.count > 0 && (
            <OptionalPart fallback={<PageSkeleton lines={0} />}>
              <SpeciesNumbers species={species} />
            </OptionalPart>
          )}
          <Similar similar={species.similar} />
        </Stack>
      </Sides>
    </ExplorePage>
  );
}

export default function SpeciesPage() {
  const text = useText();
  return (
    <QuestionPage parameter="name" ask={getSpecies} unknown={text('We do not know this species')}>
      {(species) => <Shown species={species} />}
    </QuestionPage>
  );
}
