import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { MONTHS, useDates } from '../words/month-words';
import { MonthField } from './fields';
import { type FilterProps, monthsOf, toggled } from './filter-address';
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

export function TimeFilter({ filter, onChange }: FilterProps) {
  const text = useText();
  const { nameOf } = useDates();
  const months = monthsOf(filter);
  return (
    <>
      <Section>
        <SectionName>{text('Period')}</SectionName>
        <Pair>
          <MonthField
            label={text('From')}
            value={filter.from ?? ''}
            onChoose={(from) => onChange({ from })}
          />
          <MonthField
            label={text('Until')}
            value={filter.to ?? ''}
            onChoose={(to) => onChange({ to })}
          />
        </Pair>
      </Section>
      <Section>
        <SectionName>{text('Months of the year')}</SectionName>
        <Months>
          {MONTHS.map((one) => (
            <Month
              key={one}
              type="button"
              title={nameOf(one)}
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
