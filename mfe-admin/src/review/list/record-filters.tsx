import { useQuery } from '@aranya/shared/api';
import { REVIEW_STATUSES } from '@aranya/shared/contracts/review';
import { Box } from '@aranya/shared/ui/basics';
import { readChoices } from '../../calls/review-calls';
import { useText } from '../../texts';
import { STATUS_WORDS } from '../words/review-words';
import { EVERY_STATUS, type RecordFilter } from './filter-address';
import { Choice, Typed } from './filter-fields';

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange: (change: RecordFilter) => void;
}

const EVERYTHING = {};

/** Fields that restrict the list of records. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const text = useText();
  const { data: choices } = useQuery(readChoices, EVERYTHING);
  const all = ['', text('All')] as const;
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
      }}
    >
      <Choice
        label={text('Status')}
        value={filter.status ?? EVERY_STATUS}
        options={[
          ...REVIEW_STATUSES.map((status) => [status, text(STATUS_WORDS[status])] as const),
          [EVERY_STATUS, text('All')],
        ]}
        onChoose={(status) => onChange({ status })}
      />
      <Choice
        label={text('Form')}
        value={filter.formId ?? ''}
        options={[all, ...(choices?.forms.map((one) => [one.formId, one.title] as const) ?? [])]}
        areNames
        onChoose={(formId) => onChange({ formId })}
      />
      <Choice
        label={text('District')}
        value={filter.district ?? ''}
        options={[
          all,
          ...(choices?.districts.map(({ id, name, state }) => [id, `${name}, ${state}`] as const) ??
            []),
        ]}
        areNames
        onChoose={(district) => onChange({ district })}
      />
      <Typed
        label={text('Scientific name')}
        type="search"
        value={filter.species ?? ''}
        onType={(species) => onChange({ species })}
      />
      <Typed
        label={text('Collector')}
        type="search"
        value={filter.person ?? ''}
        onType={(person) => onChange({ person })}
      />
      <Typed
        label={text('Arrived from')}
        type="date"
        value={filter.from ?? ''}
        onType={(from) => onChange({ from })}
      />
      <Typed
        label={text('Arrived until')}
        type="date"
        value={filter.to ?? ''}
        onType={(to) => onChange({ to })}
      />
      <Choice
        label={text('Photo')}
        value={filter.photo ?? ''}
        options={[all, ['yes', text('With a photo')]]}
        onChoose={(photo) => onChange({ photo })}
      />
      <Choice
        label={text('Order')}
        value={filter.order ?? 'oldest'}
        options={[
          ['oldest', text('Oldest first')],
          ['newest', text('Newest first')],
        ]}
        onChoose={(order) => onChange({ order })}
      />
    </Box>
  );
}
