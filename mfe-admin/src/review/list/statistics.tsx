import { useQuery } from '@aranya/shared/api';
import type { ReviewStatistics } from '@aranya/shared/contracts/review';
import { message, type TextOf } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { readStatistics } from '../../calls/review-calls';
import { ListStates } from '../../loading/list-states';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { STATUS_WORDS } from '../words/review-words';
import { SpeciesName } from '../words/species-name';
import { DecidedTable } from './decided-table';

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

/** Formats the median time until a decision. */
function durationInWords(hours: number | null, text: TextOf): string {
  if (hours === null) return '–';
  return hours < HOURS_OF_DAY
    ? text('{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(hours) })
    : text('{count, plural, one {# day} other {# days}}', {
        count: Math.round(hours / HOURS_OF_DAY),
      });
}

/** Statistics of the review of records. */
export default function Statistics() {
  const text = useText();
  const list = useQuery(readStatistics, {});
  return (
    <ListStates list={list} what={text('the numbers')}>
      {(statistics) => <Shown statistics={statistics} />}
    </ListStates>
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
