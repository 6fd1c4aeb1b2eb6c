import { BLOCK_STATES, ImportKind } from '@aranya/shared/contracts/administration';
import { TextField } from '@aranya/shared/ui/forms';
import type { Ref } from 'react';
import { useText } from '../texts';
import { DatasetFields } from './dataset-fields';
import type { useImportChoices } from './import-choices';
import { hintIn, IMPORT_KINDS } from './import-kinds';

interface KindFieldsProps {
  choices: ReturnType<typeof useImportChoices>;
  /** The required name of the dataset is missing. */
  datasetMissing: boolean;
  datasetField: Ref<HTMLInputElement>;
  onKind: (kind: ImportKind) => void;
  onDataset: () => void;
  /** Called when the kind changes: the earlier report is no longer valid. */
  onOther: () => void;
}

/** Selects the kind of file and its further options. */
export function KindFields(props: KindFieldsProps) {
  const text = useText();
  const { choices, datasetMissing, datasetField, onKind, onDataset, onOther } = props;
  const { kind } = choices;
  return (
    <>
      <TextField
        select
        label={text('What the file holds')}
        value={kind}
        helperText={hintIn(text, kind)}
        onChange={({ target }) =>
          onKind(ImportKind.options.find((one) => one === target.value) ?? kind)
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {ImportKind.options.map((one) => (
          <option key={one} value={one}>
            {text(IMPORT_KINDS[one].name)}
          </option>
        ))}
      </TextField>
      {kind === 'blocks' && (
        <TextField
          select
          label={text('State of India')}
          value={choices.state}
          onChange={({ target }) => {
            choices.setState(target.value);
            onOther();
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {BLOCK_STATES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </TextField>
      )}
      {kind === 'occurrences' && (
        <DatasetFields
          dataset={choices.dataset}
          replace={choices.replace}
          dates={choices.dates}
          missing={datasetMissing}
          field={datasetField}
          onDataset={(dataset) => {
            choices.setDataset(dataset);
            onDataset();
          }}
          onDates={(dates) => {
            choices.setDates(dates);
            onOther();
          }}
          onReplace={(replace) => {
            choices.setReplace(replace);
            onOther();
          }}
        />
      )}
    </>
  );
}
