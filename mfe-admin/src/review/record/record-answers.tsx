import type { ReviewAnswer } from '@aranya/shared/contracts/review';
import { Typography, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId } from 'react';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';

const Answers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: theme.spacing(3),
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt, & dd': { margin: 0, padding: '8px 0', borderTop: `1px solid ${palette.sandBorder}` },
  '& dt': { color: palette.ink2 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& dt': { paddingBottom: 0 },
    '& dd': { borderTop: 0, paddingTop: 0 },
  },
}));

/** Everything that the collector answered; answers in repeats have the number of the repetition. */
export function RecordAnswers({ answers }: { answers: readonly ReviewAnswer[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId} sx={{ mt: 4, mb: 1 }}>
        {text('Answers')}
      </Typography>
      <Answers>
        {withDistinctKeys(answers, ({ path, repeats }) => `${path} ${repeats}`).map(
          ({ key, entry: { path, label, text: answer, repeats } }) => [
            <dt key={key}>
              <Written>{label || path}</Written>
              {repeats.length > 0 && ` (${repeats.map(numberInWords).join('.')})`}
            </dt>,
            <dd key={`${key} answer`}>
              <Written>{answer}</Written>
            </dd>,
          ],
        )}
      </Answers>
    </section>
  );
}
