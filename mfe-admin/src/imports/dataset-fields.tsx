import { DATASET_CHARACTERS, IMPORT_LABELS } from '@aranya/shared/contracts/administration';
import { Checkbox, FormControlLabel, TextField } from '@aranya/shared/ui/forms';
import type { Ref } from 'react';
import { useText } from '../texts';

interface DatasetFieldsProps {
  dataset: string;
  replace: boolean;
  /** The required name is missing. */
  missing: boolean;
  field: Ref<HTMLInputElement>;
  onDataset: (dataset: string) => void;
  onReplace: (replace: boolean) => void;
}

/** Fields for the dataset of imported occurrences. */
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
