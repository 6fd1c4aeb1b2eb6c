import type { ExportLeftOut, RecordExportQuery } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Box, Button, DownloadIcon, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { exportRecords } from '../../calls/administration-calls';
import { downloadFile } from '../../download/download-table';
import { useAction } from '../../loading/use-action';
import { useText } from '../../texts';

type Format = RecordExportQuery['format'];

const FORMATS = [
  { format: 'csv', name: message('Records as CSV') },
  { format: 'geojson', name: message('Records as GeoJSON') },
  { format: 'photos', name: message('Photos and other files (ZIP)') },
] as const satisfies readonly { format: Format; name: string }[];

interface RecordExportProps {
  formId: number;
  /** The form's own id, for the file name. */
  xmlFormId: string;
  /** Undefined from servers of the previous version. */
  leftOut: ExportLeftOut | undefined;
}

/** Downloads all records of a form with their answers. */
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
          ...(leftOut ? sentencesOf(leftOut, text) : []),
        ].join(' ')}
      </Typography>
      <Failure sx={{ mt: 1 }}>{failure}</Failure>
    </Box>
  );
}

/** States which records the export files omit. */
function sentencesOf({ encrypted, deleted, inCentral }: ExportLeftOut, text: TextOf): string[] {
  const sentences: string[] = [];
  if (encrypted > 0) {
    sentences.push(
      text(
        '{count, plural, one {# encrypted record is} other {# encrypted records are}} left out.',
        {
          count: encrypted,
        },
      ),
    );
  }
  if (deleted > 0) {
    sentences.push(
      text('{count, plural, one {# deleted record is} other {# deleted records are}} left out.', {
        count: deleted,
      }),
    );
  }
  if (inCentral > 0) {
    sentences.push(
      text(
        '{count, plural, one {# record is} other {# records are}} stored in ODK Central: export there.',
        { count: inCentral },
      ),
    );
  }
  return sentences;
}
