import recordALeaf from '@aranya/content/drawings/steps/record-a-leaf.svg';
import scanTheCode from '@aranya/content/drawings/steps/scan-the-code.svg';
import seeTheMap from '@aranya/content/drawings/steps/see-the-map.svg';
import { messages } from '@aranya/shared/contracts';
import { useNumber } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { Drawing } from '../page/drawing';
import { useText } from '../texts';

export const STEPS = messages([
  {
    name: 'Register and scan',
    text: 'Sign up with your phone number and choose a PIN. The dashboard shows one code; the ODK Collect app reads it and knows who you are and which forms are yours.',
    sentence: 'A phone number and a PIN; the app ODK Collect scans your code.',
    drawing: scanTheCode,
  },
  {
    name: 'Record in the forest',
    text: 'Choose the species, take a photo, let the phone find the place. No network is needed: records wait on the phone and travel when it is back in reach.',
    sentence: 'Species, photo and place. It needs no network.',
    drawing: recordALeaf,
  },
  {
    name: 'See it on the map',
    text: 'Your map shows your records by species, with a count for each. Together with everyone else’s they become the numbers of the home page.',
    sentence: 'Your records by species, and everyone’s together.',
    drawing: seeTheMap,
  },
]);

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  ...plainList,
  [theme.breakpoints.between('sm', 'md')]: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '260px 1fr',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: theme.spacing(5),
      alignItems: 'end',
    },
    '& img': { gridRow: '1 / -1', alignSelf: 'center' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(4) },
  '& img': { display: 'block', width: '100%', maxWidth: 300, height: 'auto' },
}));

const StepNumber = styled('span')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.125rem',
  color: palette.forest600,
  marginTop: theme.spacing(2),
}));

export function ThreeSteps() {
  const number = useNumber();
  const text = useText();
  return (
    <Steps>
      {STEPS.map(({ name, text: step, drawing }, index) => (
        <li key={name}>
          <Drawing src={drawing} />
          <StepNumber aria-hidden>{number(index + 1)}</StepNumber>
          <Typography variant="h4" component="h3">
            {text(name)}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '46ch' }}>
            {text(step)}
          </Typography>
        </li>
      ))}
    </Steps>
  );
}
