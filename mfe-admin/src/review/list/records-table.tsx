import type { ReviewListRecord } from '@aranya/shared/contracts/review';
import { message } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Box, MuiLink, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { Checkbox } from '@aranya/shared/ui/forms';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import { RecordPhoto } from '../record/record-photos';
import { SpeciesName, STATUS_WORDS, useSpeciesName } from '../words/review-words';
import type { ListState } from './list-address';
import { RECORD_LINK } from './use-list-focus';

interface RecordsTableProps {
  records: readonly ReviewListRecord[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
  /** Links to records pass the list's query on. */
  search: string;
  state: ListState;
}

export function RecordsTable({ records, chosen, onChoose, search, state }: RecordsTableProps) {
  const text = useText();
  const nameOf = useSpeciesName();
  const titleOf = ({ species, formTitle }: ReviewListRecord) =>
    species.map(nameOf).join(', ') || formTitle;
  const columns: Column<ReviewListRecord>[] = [
    {
      name: message('Record'),
      kind: 'head',
      cell: (record) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Checkbox
            checked={chosen.includes(record.id)}
            onChange={() => onChoose(record.id)}
            slotProps={{
              input: { 'aria-label': text('Choose {name}', { name: titleOf(record) }) },
            }}
          />
          {record.photo !== null && (
            <Box sx={{ width: 56, height: 56, flexShrink: 0 }}>
              <RecordPhoto wanted={{ id: record.id, name: record.photo, size: 'small' }} alt="" />
            </Box>
          )}
          <MuiLink
            component={Link}
            to={{ pathname: `/admin/records/${record.id}`, search }}
            state={state}
            {...{ [RECORD_LINK]: record.id }}
            sx={{ py: 1 }}
          >
            {record.species.length === 0 ? (
              <Written>{record.formTitle}</Written>
            ) : (
              withDistinctKeys(record.species, (name) => name).map(({ key, entry }, index) => (
                <span key={key}>
                  {index > 0 && ', '}
                  <SpeciesName>{entry}</SpeciesName>
                </span>
              ))
            )}
          </MuiLink>
        </Box>
      ),
    },
    { name: message('Form'), cell: ({ formTitle }) => <Written>{formTitle}</Written> },
    {
      name: message('From'),
      cell: ({ collector }) => <Written otherwise={text('Deleted account')}>{collector}</Written>,
    },
    { name: message('Arrived'), cell: ({ receivedAt }) => momentInWords(receivedAt) },
    {
      name: message('Status'),
      cell: ({ status }) => (
        <Chip
          size="small"
          variant={status === 'waiting' ? 'outlined' : 'filled'}
          label={text(STATUS_WORDS[status])}
        />
      ),
    },
  ];
  return (
    <RecordTable label={text('Records')} columns={columns} rows={records} keyOf={({ id }) => id} />
  );
}
