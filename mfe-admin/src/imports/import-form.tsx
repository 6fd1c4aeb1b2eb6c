import {
  BLOCK_STATES,
  type ImportAnswer,
  ImportKind,
  UPLOAD_BYTES,
} from '@aranya/shared/contracts/administration';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel, TextField } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { importFile } from '../calls/administration-calls';
import { ConfirmDialog, type Question } from '../confirm/confirm-dialog';
import { FileField } from '../files/file-field';
import { useAction } from '../loading/use-action';
import { AS_RECOGNISED, BlockNames } from './block-names';
import { IMPORT_KINDS } from './import-kinds';
import { ImportReport } from './import-report';

/** Chooses a file and what it holds, checks it, and imports it after a question. */
export function ImportForm() {
  const [kind, setKind] = useState<ImportKind>('species');
  const [state, setState] = useState<string>(BLOCK_STATES[0]);
  const [names, setNames] = useState(AS_RECOGNISED);
  const [file, setFile] = useState<File | null>(null);
  const [keepGood, setKeepGood] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, failure, run } = useAction();
  const { name, hint, accept } = IMPORT_KINDS[kind];
  const tooLarge = file !== null && file.size > UPLOAD_BYTES;

  const send = async (check: boolean) => {
    if (!file) return;
    setAnswer(
      await importFile(file, {
        kind,
        state: kind === 'blocks' ? state : '',
        stateFrom: kind === 'blocks' ? names.stateFrom : '',
        districtFrom: kind === 'blocks' ? names.districtFrom : '',
        blockFrom: kind === 'blocks' ? names.blockFrom : '',
        check: check ? 'yes' : 'no',
        keepGood: keepGood ? 'yes' : 'no',
      }),
    );
  };
  const ask = () =>
    setQuestion({
      title: `Import ${file?.name}?`,
      text: `${name}: ${hint}`,
      confirm: 'Import',
      work: () => send(false),
    });
  const chooseFile = (chosen: File) => {
    setFile(chosen);
    setNames(AS_RECOGNISED);
    setAnswer(null);
  };
  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setAnswer(null);
    };
  };

  return (
    <>
      <Stack sx={{ gap: 2.5, maxWidth: 640, alignItems: 'flex-start' }}>
        <TextField
          select
          label="What the file holds"
          value={kind}
          helperText={hint}
          onChange={({ target }) =>
            choose(setKind)(ImportKind.options.find((one) => one === target.value) ?? kind)
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {ImportKind.options.map((one) => (
            <option key={one} value={one}>
              {IMPORT_KINDS[one].name}
            </option>
          ))}
        </TextField>
        {kind === 'blocks' && (
          <TextField
            select
            label="State"
            value={state}
            onChange={({ target }) => choose(setState)(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {BLOCK_STATES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </TextField>
        )}
        <FileField file={file} accept={accept} onChoose={chooseFile} />
        {tooLarge && (
          <Alert severity="error">
            The file is larger than {UPLOAD_BYTES / 1_000_000} MB. Ask the operator to import it
            with the command of the server.
          </Alert>
        )}
        <FormControlLabel
          control={
            <Checkbox
              checked={keepGood}
              onChange={({ target }) => choose(setKeepGood)(target.checked)}
            />
          }
          label="Take the good records and leave out the others"
        />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            disabled={!file || tooLarge || busy}
            onClick={() => run(() => send(true))}
          >
            Check only
          </Button>
          <Button variant="contained" disabled={!file || tooLarge || busy} onClick={ask}>
            Import
          </Button>
        </Stack>
        {busy && <Typography role="status">The file is on its way…</Typography>}
        {failure && <Alert severity="error">{failure}</Alert>}
      </Stack>
      {answer && file && <ImportReport answer={answer} fileName={file.name} />}
      {kind === 'blocks' && answer?.columns && answer.columns.length > 0 && (
        <BlockNames
          columns={answer.columns}
          names={names}
          busy={busy}
          onChoose={setNames}
          onCheck={() => run(() => send(true))}
        />
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
