import {
  type ImportAnswer,
  OCCURRENCES_BYTES,
  UPLOAD_BYTES,
} from '@aranya/shared/contracts/administration';
import { Alert, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useRef, useState } from 'react';
import { importFile } from '../calls/administration-calls';
import { CheckField } from '../fields/check-field';
import { FileField } from '../files/files-field';
import { useAction, useConfirm } from '../loading/actions';
import { useText } from '../texts';
import { AS_RECOGNISED, BlockNames } from './block-names';
import { ColumnMapping } from './column-mapping';
import { FIRST_CHOICES, type ImportChoices, queryOf } from './import-choices';
import { ImportPreview } from './import-preview';
import { ImportReport } from './import-report';
import { hintIn, IMPORT_KINDS, KindFields } from './kind-fields';

export function ImportForm() {
  const text = useText();
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const { kind, names, columns } = choices;
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [mapping, setMapping] = useState<ImportAnswer['mapping']>();
  const [missing, setMissing] = useState(false);
  const [confirm, dialog] = useConfirm();
  const datasetField = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useAction();
  const { name, accept } = IMPORT_KINDS[kind];
  const mostBytes = kind === 'occurrences' ? OCCURRENCES_BYTES : UPLOAD_BYTES;
  const tooLarge = file !== null && file.size > mostBytes;

  const send = async (check: boolean) => {
    if (!file) return;
    const given = await importFile(file, queryOf(choices, check));
    setAnswer(given);
    setMapping(given.mapping);
  };
  const whenSaid = (work: () => void) => {
    const isMissing = kind === 'occurrences' && choices.dataset.trim() === '';
    setMissing(isMissing);
    if (isMissing) datasetField.current?.focus();
    else work();
  };
  const check = () => whenSaid(() => void run(() => send(true)));
  const ask = () =>
    whenSaid(() =>
      confirm({
        title: text('Import {file}?', { file: file?.name ?? '' }),
        text: `${text(name)}: ${hintIn(text, kind)}`,
        confirm: text('Import'),
        work: () => send(false),
      }),
    );
  const choose = (part: Partial<ImportChoices>) => setChoices({ ...choices, ...part });
  /** The earlier report does not belong to the changed option. */
  const change = (part: Partial<ImportChoices>) => {
    choose(part);
    setAnswer(null);
    if (part.kind) setMapping(undefined);
  };
  const chooseFile = (chosen: File) => {
    setFile(chosen);
    setMapping(undefined);
    change({ names: AS_RECOGNISED });
  };

  return (
    <>
      <Stack sx={{ gap: 2.5, maxWidth: 640, alignItems: 'flex-start' }}>
        <KindFields
          choices={choices}
          datasetMissing={missing}
          datasetField={datasetField}
          onChange={change}
          onDataset={(dataset) => {
            choose({ dataset });
            setMissing(false);
          }}
        />
        <FileField file={file} accept={accept} onChoose={chooseFile} />
        {tooLarge && (
          <Alert severity="error">
            {text(
              'The file is larger than {size} MB. Ask the operator to import it with the command of the server.',
              { size: mostBytes / 1_000_000 },
            )}
          </Alert>
        )}
        <CheckField
          label={text('Take the good records and leave out the others')}
          checked={choices.keepGood}
          onCheck={(keepGood) => change({ keepGood })}
        />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={!file || tooLarge || busy} onClick={check}>
            {text('Check only')}
          </Button>
          <Button variant="contained" disabled={!file || tooLarge || busy} onClick={ask}>
            {text('Import')}
          </Button>
        </Stack>
        {busy && <Typography role="status">{text('The file is on its way…')}</Typography>}
        <Failure>{failure}</Failure>
      </Stack>
      {answer && file && <ImportReport answer={answer} fileName={file.name} />}
      {answer?.preview && <ImportPreview preview={answer.preview} />}
      {file && mapping && (
        <ColumnMapping
          mapping={mapping}
          stated={columns[kind] ?? {}}
          busy={busy}
          onState={(stated) => choose({ columns: { ...columns, [kind]: stated } })}
          onCheck={check}
        />
      )}
      {kind === 'blocks' && answer?.columns && answer.columns.length > 0 && (
        <BlockNames
          columns={answer.columns}
          names={names}
          busy={busy}
          onChoose={(chosen) => choose({ names: chosen })}
          onCheck={check}
        />
      )}
      {dialog}
    </>
  );
}
