import {
  DATASET_CHARACTERS,
  DATE_ORDERS,
  type DateOrder,
  IMPORT_LABELS,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Checkbox, FormControlLabel, TextField } from '@aranya/shared/ui/forms';
import type { Ref } from 'react';
import { useText } from '../texts';

interface DatasetFieldsProps {
  dataset: string;
  replace: boolean;
  /** Order of day and month; null: as the file shows it. */
  dates: DateOrder | null;
  /** The required name is missing. */
  missing: boolean;
  field: Ref<HTMLInputElement>;
  onDataset: (dataset: string) => void;
  onReplace: (replace: boolean) => void;
  onDates: (dates: DateOrder | null) => void;
}

const ORDERS: Record<DateOrder, string> = {
  'day-first': message('12/03/2024 is 12 March'),
  'month-first': message('12/03/2024 is 3 December'),
};

export const DatasetFields = (props: DatasetFieldsProps) => {
  const text = useText();
  return (
    <>
      <TextField
        label={text('Dataset')}
        value={props.dataset}
        required
        fullWidth
        error={props.missing}
        helperText={
          props.missing
            ? text('Say which dataset the occurrences belong to, such as State herbarium.')
            : text(
                'The source that the records belong to. A later file of the same dataset adds to it, and replaces records of the same ids.',
              )
        }
        inputRef={props.field}
        onChange={({ target }) => props.onDataset(target.value)}
        slotProps={{ htmlInput: { maxLength: DATASET_CHARACTERS } }}
      />
      <TextField
        select
        fullWidth
        label={text(IMPORT_LABELS.dates)}
        value={props.dates ?? ''}
        helperText={text('Choose only where a check asks for it.')}
        onChange={({ target }) =>
          props.onDates(DATE_ORDERS.find((one) => one === target.value) ?? null)
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('As the dates of the file show')}</option>
        {DATE_ORDERS.map((one) => (
          <option key={one} value={one}>
            {text(ORDERS[one])}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={props.replace}
            onChange={({ target }) => props.onReplace(target.checked)}
          />
        }
        label={text(IMPORT_LABELS.replace)}
      />
    </>
  );
};
