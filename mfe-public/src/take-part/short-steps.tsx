import { useNumber } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { STEPS } from '../home/three-steps';
import { Drawing } from '../page/drawing';
import { useText } from '../texts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  ...plainList,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '76px 1fr',
    columnGap: theme.spacing(2),
    alignItems: 'center',
  },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: theme.spacing(3),
    '& > li': { display: 'block' },
    '& img': { maxWidth: 148, marginBottom: theme.spacing(1) },
  },
}));

const StepNumber = styled('span')({ marginInlineEnd: '0.45em', color: palette.forest600 });

/** One sentence each, so that the page fits one screen. */
export function ShortSteps() {
  const number = useNumber();
  const text = useText();
  return (
    <Steps>
      {STEPS.map(({ name, sentence, drawing }, index) => (
        <li key={name}>
          <Drawing src={drawing} />
          <div>
            <Typography variant="h5" component="h3">
              <StepNumber aria-hidden>{number(index + 1)}</StepNumber>
              {text(name)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {text(sentence)}
            </Typography>
          </div>
        </li>
      ))}
    </Steps>
  );
}
