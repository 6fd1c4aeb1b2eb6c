import { Box, Button, DownloadIcon, Failure } from '@aranya/shared/ui/basics';
import { readTable } from '../calls/administration-calls';
import { useAction } from '../loading/actions';
import { useText } from '../texts';
import { downloadTable } from './download-table';

interface DownloadButtonProps {
  /** Such as `people`: name of the server's table and of the file. */
  table: string;
  /** Filters of the list. */
  query?: Record<string, string | undefined>;
  children: string;
}

/** Downloads a list as a table for spreadsheets. */
export function DownloadButton({ table, query, children }: DownloadButtonProps) {
  const text = useText();
  const { busy, failure, run } = useAction();
  const download = async () => downloadTable(table, await readTable(`${table}.csv`, query));
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon size={20} />}
        disabled={busy}
        onClick={() => run(download)}
      >
        {busy ? text('Downloading…') : children}
      </Button>
      <Failure sx={{ mt: 1 }}>{failure}</Failure>
    </Box>
  );
}
