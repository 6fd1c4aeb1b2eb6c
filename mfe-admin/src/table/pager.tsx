import { ROWS_PER_PAGE } from '@aranya/shared/contracts/administration';
import { Box, Button, Stack } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

interface PagerProps {
  /** From 1. */
  page: number;
  /** Counts rows on all pages. */
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ page, total, onPage }: PagerProps) {
  const text = useText();
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  if (pages === 1 && page === 1) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={text('Pages')}
      sx={{ mt: 3, gap: 2, alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
    >
      <Button variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text('Previous')}
      </Button>
      <Box component="span" role="status">
        {text('Page {page} of {pages}', { page, pages })}
      </Box>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text('Next')}
      </Button>
    </Stack>
  );
}
