import { Box, Button, DownloadIcon, Failure } from '@aranya/shared/ui/basics';
import { readTable } from '../calls/administration-calls';
import { useAction } from '../loading/actions';
import { useText } from '../texts';
import { downloadTable } from './download-table';

interface DownloadButtonProps {
  /** Names the server's table and the file, such as `people`. */
  table: string;
  query?: Record<string, string | undefined>;
  children: string;
}

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
