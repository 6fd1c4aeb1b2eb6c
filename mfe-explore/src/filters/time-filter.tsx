import { TextField } from '@aranya/shared/ui/forms';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { MONTHS, useDates } from '../words/month-words';
import { type Filter, type FilterChange, monthsOf, toggled } from './filter-address';
import { Section, SectionName } from './parts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
});

const Month = styled('button')({
  minHeight: 44,
  padding: '2px 4px',
  border: '1px solid #A9A08A',
  borderRadius: 8,
  backgroundColor: '#fff',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-pressed="true"]': {
    backgroundColor: palette.forest700,
    borderColor: palette.forest700,
    color: '#fff',
    fontWeight: 600,
  },
});

/** Text that browsers without a picker of months ask for. */
const PATTERN = '[0-9]{4}-[0-9]{2}';

interface TimeFilterProps {
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** Chooses a period of months, and months of every year. */
export function TimeFilter({ filter, onChange }: TimeFilterProps) {
  const text = useText();
  const { nameOf } = useDates();
  const months = monthsOf(filter);
  const month = (name: 'from' | 'to', label: string) => (
    <TextField
      // The field itself has the text while somebody types.
      key={filter[name] ?? ''}
      type="month"
      size="small"
      label={label}
      defaultValue={filter[name] ?? ''}
      onChange={(event) => {
        const { value } = event.target;
        if (value === '' || /^\d{4}-\d{2}$/.test(value)) onChange({ [name]: value });
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          pattern: PATTERN,
          placeholder: '2024-03',
          maxLength: 7,
          min: '1900-01',
          ...(name === 'from' ? { max: filter.to } : { min: filter.from ?? '1900-01' }),
        },
      }}
    />
  );
  return (
    <>
      <Section>
        <SectionName>{text('Period')}</SectionName>
        <Pair>
          {month('from', text('From'))}
          {month('to', text('Until'))}
        </Pair>
      </Section>
      <Section>
        <SectionName>{text('Months of the year')}</SectionName>
        <Months>
          {MONTHS.map((one) => (
            <Month
              key={one}
              type="button"
              aria-label={nameOf(one)}
              aria-pressed={months.includes(one)}
              onClick={() =>
                onChange({
                  months: toggled(months, one)
                    .sort((a, b) => a - b)
                    .join(','),
                })
              }
            >
              {nameOf(one, 'short')}
            </Month>
          ))}
        </Months>
      </Section>
    </>
  );
}
