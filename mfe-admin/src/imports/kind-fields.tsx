import {
  BLOCK_STATES,
  DATASET_CHARACTERS,
  DATE_ORDERS,
  type DateOrder,
  IMPORT_LABELS,
  ImportKind,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Checkbox, ChoiceField, FormControlLabel, TextField } from '@aranya/shared/ui/forms';
import type { Ref } from 'react';
import { useText } from '../texts';
import type { useImportChoices } from './import-choices';
import { hintIn, IMPORT_KINDS } from './import-kinds';

interface KindFieldsProps {
  choices: ReturnType<typeof useImportChoices>;
  /** The required name of the dataset is missing. */
  datasetMissing: boolean;
  datasetField: Ref<HTMLInputElement>;
  onKind: (kind: ImportKind) => void;
  onDataset: () => void;
  /** Called when an option changes: the earlier report is no longer valid. */
  onOther: () => void;
}

const ORDERS: Record<DateOrder, string> = {
  'day-first': message('12/03/2024 is 12 March'),
  'month-first': message('12/03/2024 is 3 December'),
};

/** Selects the kind of file and its further options. */
export function KindFields(props: KindFieldsProps) {
  const text = useText();
  const { choices, onKind, onOther } = props;
  const { kind } = choices;
  return (
    <>
      <ChoiceField
        label={text('What the file holds')}
        value={kind}
        helperText={hintIn(text, kind)}
        options={ImportKind.options.map((one) => [one, text(IMPORT_KINDS[one].name)])}
        onChoose={onKind}
      />
      {kind === 'blocks' && (
        <ChoiceField
          label={text('State of India')}
          value={choices.state}
          options={BLOCK_STATES.map((state) => [state, state])}
          onChoose={(state) => {
            choices.setState(state);
            onOther();
          }}
        />
      )}
      {kind === 'occurrences' && <DatasetFields {...props} />}
    </>
  );
}

function DatasetFields({
  choices,
  datasetMissing,
  datasetField,
  onDataset,
  onOther,
}: KindFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('Dataset')}
        value={choices.dataset}
        required
        fullWidth
        error={datasetMissing}
        helperText={
          datasetMissing
            ? text('Say which dataset the occurrences belong to, such as State herbarium.')
            : text(
                'The source that the records belong to. A later file of the same dataset adds to it, and replaces records of the same ids.',
              )
        }
        inputRef={datasetField}
        onChange={({ target }) => {
          choices.setDataset(target.value);
          onDataset();
        }}
        slotProps={{ htmlInput: { maxLength: DATASET_CHARACTERS } }}
      />
      <ChoiceField
        fullWidth
        label={text(IMPORT_LABELS.dates)}
        value={choices.dates ?? ''}
        helperText={text('Choose only where a check asks for it.')}
        options={[
          ['', text('As the dates of the file show')],
          ...DATE_ORDERS.map((one) => [one, text(ORDERS[one])] as const),
        ]}
        onChoose={(dates) => {
          choices.setDates(dates || null);
          onOther();
        }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={choices.replace}
            onChange={({ target }) => {
              choices.setReplace(target.checked);
              onOther();
            }}
          />
        }
        label={text(IMPORT_LABELS.replace)}
      />
    </>
  );
}
