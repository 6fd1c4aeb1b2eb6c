import type { ReviewStatistics } from '@aranya/shared/contracts/review';
import { message, type TextOf } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { readStatistics } from '../../calls/review-calls';
import { Heading } from '../../frame/section';
import { Loaded } from '../../loading/list-states';
import { RecordTable } from '../../table/record-table';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { SpeciesName, STATUS_WORDS } from '../words/review-words';

const Numbers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 4),
  '& div': {
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${palette.sandBorder}`,
    borderRadius: 8,
  },
  '& dt': { color: palette.ink2 },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const HOURS_OF_DAY = 24;

function durationInWords(hours: number | null, text: TextOf): string {
  if (hours === null) return '–';
  return hours < HOURS_OF_DAY
    ? text('{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(hours) })
    : text('{count, plural, one {# day} other {# days}}', {
        count: Math.round(hours / HOURS_OF_DAY),
      });
}

export default function Statistics() {
  const text = useText();
  return (
    <Loaded ask={readStatistics} question={{}} what={text('the numbers')}>
      {(statistics) => <Shown statistics={statistics} />}
    </Loaded>
  );
}

function Shown({ statistics }: { statistics: ReviewStatistics }) {
  const text = useText();
  const { forms, species } = statistics;
  const numbers = [
    [text(STATUS_WORDS.waiting), numberInWords(statistics.waiting)],
    [text(STATUS_WORDS.confirmed), numberInWords(statistics.confirmed)],
    [text(STATUS_WORDS.changed), numberInWords(statistics.changed)],
    [text(STATUS_WORDS['cannot-tell']), numberInWords(statistics.cannotTell)],
    [text(STATUS_WORDS['not-wild']), numberInWords(statistics.notWild)],
    [text('Open questions'), numberInWords(statistics.openQuestions)],
    [text('Median time until a decision'), durationInWords(statistics.medianHours, text)],
  ] as const;
  return (
    <>
      <Numbers>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Numbers>
      <DecidedTable
        title={text('By form')}
        head={message('Form')}
        rows={forms.map(({ formId, title, ...share }) => ({
          ...share,
          key: formId,
          name: <Written>{title}</Written>,
        }))}
      />
      <DecidedTable
        title={text('By species')}
        head={message('Species')}
        rows={species.map(({ name, ...share }) => ({
          ...share,
          key: name,
          name: <SpeciesName>{name}</SpeciesName>,
        }))}
      />
    </>
  );
}

interface DecidedTableProps {
  title: string;
  head: string;
  rows: readonly { key: string; name: ReactNode; decided: number; confirmed: number }[];
}

function DecidedTable({ title, head, rows }: DecidedTableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading sx={{ mt: 4, mb: 1 }}>{title}</Heading>
      <RecordTable
        label={title}
        columns={[
          { name: head, kind: 'head', cell: ({ name }) => name },
          {
            name: message('Decided'),
            kind: 'number',
            cell: ({ decided }) => numberInWords(decided),
          },
          {
            name: message('Confirmed'),
            kind: 'number',
            cell: ({ decided, confirmed }) =>
              decided === 0 ? '–' : `${numberInWords(Math.round((confirmed / decided) * 100))} %`,
          },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </>
  );
}
