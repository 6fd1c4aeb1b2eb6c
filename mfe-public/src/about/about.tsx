import forestGate from '@aranya/content/drawings/pages/forest-gate.svg';
import journey from '@aranya/content/drawings/pages/journey.svg';
import university from '@aranya/content/drawings/pages/university.svg';
import { settings } from '@aranya/shared/config';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { Drawing } from '../page/drawing';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { SurveyFilm } from './survey-film';
import { Team } from './team';

const Journey = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: theme.spacing(8) },
  '& img': { width: '100%', maxWidth: 420, height: 'auto' },
}));

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(9),
  '& > section > h2': { marginBottom: theme.spacing(1) },
}));

export default function About() {
  const text = useText();
  return (
    <PublicPage
      title={text('About Us')}
      lead={text('We put measuring into the hands of those who live with what is measured.')}
    >
      <Sections>
        <Journey>
          <div>
            <Typography variant="h2">{text('The journey')}</Typography>
            <Typography sx={{ mt: 2 }}>
              {text(
                '{product} began with a simple observation: those who know a forest best are seldom those who hold its data. A woman who gathers sal leaves knows which trees are failing years before a satellite does, and no table has a column for it.',
                { product: settings().brand.name },
              )}
            </Typography>
            <Typography sx={{ mt: 2 }}>
              {text(
                'So a public-policy institute at a business school in India brought together people who draw maps, write software, read law and walk forests. They began with forms on a phone that work without a network, went on to a map of what was recorded, and built the way back: every record becomes visible to the one who made it.',
              )}
            </Typography>
            <Typography sx={{ mt: 2 }}>
              {text(
                'Today the platform is open source and carries forms for trees, carbon, water, harvests, institutions and boundaries, in English, Hindi and Odia.',
              )}
            </Typography>
          </div>
          <Drawing src={journey} />
        </Journey>
        <SurveyFilm />
        <section>
          <Typography variant="h2">{text('The team')}</Typography>
          <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '62ch' }}>
            {text('Seven roles, each named for what it holds together.')}
          </Typography>
          <Team />
        </section>
        <section>
          <Typography variant="h2">{text('Friends')}</Typography>
          <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '62ch' }}>
            {text('Nothing here would grow without those who open their gates.')}
          </Typography>
          <CardGrid>
            <PictureCard drawing={forestGate} title={text('State Forest Department')}>
              {text(
                'Opens its ranges to training days and puts field staff and communities on one map.',
              )}
            </PictureCard>
            <PictureCard drawing={university} title={text('University')}>
              {text(
                'Brings students, a herbarium and the patience to check what the rest of us believe.',
              )}
            </PictureCard>
          </CardGrid>
        </section>
      </Sections>
      <Box
        sx={{ mt: 6, pt: 2, borderTop: `1px solid ${palette.sandBorder}`, color: 'text.secondary' }}
      >
        <Typography variant="body2">
          {text(
            'Roles are shown instead of names: people appear here only when they have asked to.',
          )}
        </Typography>
      </Box>
    </PublicPage>
  );
}
