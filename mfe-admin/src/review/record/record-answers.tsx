import type { ReviewAnswer, ReviewChange } from '@aranya/shared/contracts/review';
import { message } from '@aranya/shared/languages';
import { Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { Section } from '../../frame/section';
import { RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
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

type Question = Pick<ReviewAnswer, 'path' | 'label' | 'repeats'>;

/** A question in a repeat has the number of the repetition. */
const QuestionName = ({ question: { path, label, repeats } }: { question: Question }) => (
  <>
    <Written>{label || path}</Written>
    {repeats.length > 0 && ` (${repeats.map(numberInWords).join('.')})`}
  </>
);

export function RecordAnswers({ answers }: { answers: readonly ReviewAnswer[] }) {
  const text = useText();
  return (
    <Section title={text('Answers')}>
      <Answers>
        {withDistinctKeys(answers, ({ path, repeats }) => `${path} ${repeats}`).map(
          ({ key, entry }) => [
            <dt key={key}>
              <QuestionName question={entry} />
            </dt>,
            <dd key={`${key} answer`}>
              <Written>{entry.text}</Written>
            </dd>,
          ],
        )}
      </Answers>
    </Section>
  );
}

export function RecordChanges({ changes }: { changes: readonly ReviewChange[] }) {
  const text = useText();
  return (
    <Section title={text('Changed by edits')}>
      <RecordTable
        label={text('Changed by edits')}
        columns={[
          {
            name: message('Question'),
            kind: 'head',
            cell: (change) => <QuestionName question={change} />,
          },
          { name: message('Before'), cell: ({ before }) => <Written>{before}</Written> },
          { name: message('After'), cell: ({ after }) => <Written>{after}</Written> },
          { name: message('Edited'), cell: ({ at }) => momentInWords(at) },
        ]}
        rows={changes}
        keyOf={({ at, path, repeats }) => `${at} ${path} ${repeats}`}
      />
    </Section>
  );
}
