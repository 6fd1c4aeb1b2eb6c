import { messages } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { PageColumn, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { PaperBackground } from '../page/paper-background';
import { useText } from '../texts';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Invitation } from './invitation';

const PROMISES = messages([
  {
    name: 'Your places stay yours',
    text: 'Your map shows your own records to you alone. Before anything is published, the places of threatened species are made coarse.',
  },
  {
    name: 'In your language',
    text: 'Every form asks in English, Hindi and Odia, and names each species as people on the ground name it.',
  },
  {
    name: 'Open from end to end',
    text: 'Open-source code, open forms, open standards. An institute can run it on its own servers and keep its own records.',
  },
]);

const PromisesSection = styled('section')({ backgroundColor: palette.sand });

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(4, 0, 0),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > div': { borderTop: `1.5px solid ${palette.forest600}`, paddingTop: theme.spacing(2) },
  '& dd': { margin: 0 },
}));

function Promises() {
  const text = useText();
  return (
    <PromisesSection>
      <PageColumn sx={{ py: { xs: 6, md: 8 } }}>
        <Typography variant="h2">{text('Careful with what matters')}</Typography>
        <List>
          {PROMISES.map(({ name, text: promise }) => (
            <div key={name}>
              <Typography component="dt" variant="h5">
                {text(name)}
              </Typography>
              <Typography component="dd" color="textSecondary" sx={{ mt: 1, maxWidth: '46ch' }}>
                {text(promise)}
              </Typography>
            </div>
          ))}
        </List>
      </PageColumn>
    </PromisesSection>
  );
}

const LABELS = {
  species: message('Species'),
  citizenScientists: message('Citizen scientists'),
  contributions: message('Contributions'),
} as const;

export default function Home() {
  return (
    <>
      <Hero labels={LABELS} />
      <PaperBackground>
        <HowItWorks />
        <Promises />
        <Invitation />
      </PaperBackground>
    </>
  );
}
