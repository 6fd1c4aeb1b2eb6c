import { usePageTitle } from '@aranya/shared/navigation';
import { Box, Button, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { ContourLines } from '@aranya/shared/ui/states';
import type { RoutesByPath } from './routes-by-path';
import { usePageHead } from './use-page-head';

const NO_ROUTES: RoutesByPath = new Map();

/** The router's default screen: unknown routes, and failures that nothing else caught. */
export function RouteError() {
  usePageTitle('Unexpected Application Error!');
  usePageHead(undefined, NO_ROUTES);
  return (
    <PageColumn sx={{ py: 6 }}>
      <PaperPanel sx={{ textAlign: 'center' }}>
        <Box sx={{ width: 220, mx: 'auto', mb: 2, color: 'primary.main' }}>
          <ContourLines seed={2} />
        </Box>
        <Typography variant="h2" component="h1">
          Unexpected Application Error!
        </Typography>
        <Typography color="text.secondary" sx={{ my: 2 }}>
          There is nothing at this address, or this page stopped working. What you saved is safe.
        </Typography>
        <Button variant="contained" href="/">
          Go to the home page
        </Button>
      </PaperPanel>
    </PageColumn>
  );
}
