import { useQuery } from '@aranya/shared/api';
import { REVIEW_STATUSES, SIMILAR_METRES } from '@aranya/shared/contracts/review';
import { message } from '@aranya/shared/languages';
import { Box, Button } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { type ReactNode, useId, useState } from 'react';
import { readChoices } from '../../calls/review-calls';
import { useText } from '../../texts';
import { STATUS_WORDS } from '../words/review-words';
import { EVERY_STATUS, type RecordFilter } from './list-address';
import { Typed } from './typed-field';

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange: (change: RecordFilter) => void;
}

const TYPED = [
  { name: 'species', label: message('Scientific name'), type: 'search' },
  { name: 'person', label: message('Collector'), type: 'search' },
  { name: 'from', label: message('Arrived from'), type: 'date' },
  { name: 'to', label: message('Arrived until'), type: 'date' },
] as const;

const FOLDED = [
  'formId',
  'district',
  'photo',
  'duplicates',
  ...TYPED.map(({ name }) => name),
] as const;

const Fields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      mb: 2,
      alignItems: 'center',
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(210px, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);

/** Most filters are collapsed, so that the list begins on the first screen of a phone. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const text = useText();
  const foldedId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: choices } = useQuery(readChoices, {});
  const all = ['', text('All')] as const;
  const chosen = FOLDED.filter((name) => filter[name]).length;
  return (
    <search>
      <Fields>
        <ChoiceField
          label={text('Status')}
          value={filter.status ?? EVERY_STATUS}
          options={[
            ...REVIEW_STATUSES.map((status) => [status, text(STATUS_WORDS[status])] as const),
            [EVERY_STATUS, text('All')],
          ]}
          onChoose={(status) => onChange({ status })}
        />
        <ChoiceField
          label={text('Order')}
          value={filter.order ?? 'oldest'}
          options={[
            ['oldest', text('Oldest first')],
            ['newest', text('Newest first')],
          ]}
          onChoose={(order) => onChange({ order })}
        />
        <Button
          variant="outlined"
          color="secondary"
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen > 0 ? text('Filters ({count})', { count: chosen }) : text('Filters')}
        </Button>
      </Fields>
      <Box id={foldedId} hidden={!isOpen}>
        <Fields>
          <ChoiceField
            label={text('Form')}
            value={filter.formId ?? ''}
            options={[
              all,
              ...(choices?.forms.map((one) => [one.formId, one.title, true] as const) ?? []),
            ]}
            onChoose={(formId) => onChange({ formId })}
          />
          <ChoiceField
            label={text('District')}
            value={filter.district ?? ''}
            options={[
              all,
              ...(choices?.districts.map(
                ({ id, name, state }) => [id, `${name}, ${state}`, true] as const,
              ) ?? []),
            ]}
            onChoose={(district) => onChange({ district })}
          />
          {TYPED.map(({ name, label, type }) => (
            <Typed
              key={name}
              label={text(label)}
              type={type}
              value={filter[name] ?? ''}
              onType={(value) => onChange({ [name]: value })}
            />
          ))}
          <ChoiceField
            label={text('Photo')}
            value={filter.photo ?? ''}
            options={[all, ['yes', text('With a photo')]]}
            onChoose={(photo) => onChange({ photo })}
          />
          <ChoiceField
            label={text('Duplicates')}
            value={filter.duplicates ?? ''}
            options={[
              all,
              [
                'yes',
                text('The same species within {metres} m and a day', { metres: SIMILAR_METRES }),
              ],
            ]}
            onChoose={(duplicates) => onChange({ duplicates })}
          />
        </Fields>
      </Box>
    </search>
  );
}
