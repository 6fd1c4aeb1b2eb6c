import type { ExportLeftOut, RecordExportQuery } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Box, Button, DownloadIcon, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { exportRecords } from '../../calls/administration-calls';
import { downloadFile } from '../../download/download-table';
import { useAction } from '../../loading/actions';
import { useText } from '../../texts';

type Format = RecordExportQuery['format'];

const FORMATS = [
  { format: 'csv', name: message('Records as CSV') },
  { format: 'geojson', name: message('Records as GeoJSON') },
  { format: 'photos', name: message('Photos and other files (ZIP)') },
] as const satisfies readonly { format: Format; name: string }[];

const LEFT_OUT = [
  {
    why: 'encrypted',
    sentence: message(
      '{count, plural, one {# encrypted record is} other {# encrypted records are}} left out.',
    ),
  },
  {
    why: 'deleted',
    sentence: message(
      '{count, plural, one {# deleted record is} other {# deleted records are}} left out.',
    ),
  },
  {
    why: 'inCentral',
    sentence: message(
      '{count, plural, one {# record is} other {# records are}} stored in ODK Central: export there.',
    ),
  },
] as const satisfies readonly { why: keyof ExportLeftOut; sentence: string }[];

interface RecordExportProps {
  formId: number;
  xmlFormId: string;
  /** Undefined from servers of the previous version. */
  leftOut: ExportLeftOut | undefined;
}

export function RecordExport({ formId, xmlFormId, leftOut }: RecordExportProps) {
  const text = useText();
  const { busy, failure, run } = useAction();
  const [asked, setAsked] = useState<Format>('csv');
  const download = (format: Format) => {
    setAsked(format);
    return run(async () => {
      const file = await exportRecords(formId, { format });
      const ending = file.type === 'application/zip' ? 'zip' : format;
      const day = new Date().toISOString().slice(0, 10);
      const form = xmlFormId.replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, '_');
      downloadFile(`${form}-${format}-${day}.${ending}`, file, file.type);
    });
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {FORMATS.map(({ format, name }) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<DownloadIcon size={20} />}
            disabled={busy}
            onClick={() => download(format)}
          >
            {busy && asked === format ? text('Downloading…') : text(name)}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {[
          text('The files have exact places and the names of people.'),
          ...LEFT_OUT.filter(({ why }) => leftOut && leftOut[why] > 0).map(({ why, sentence }) =>
            text(sentence, { count: leftOut?.[why] ?? 0 }),
          ),
        ].join(' ')}
      </Typography>
      <Failure sx={{ mt: 1 }}>{failure}</Failure>
    </Box>
  );
}
