import { usePageTitle } from '@aranya/shared/navigation';
import { Box, Button, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { ContourLines } from '@aranya/shared/ui/states';
import { lazy, Suspense } from 'react';
import { useText } from '../texts';
import { RouteBoundary } from './route-boundary';
import type { RoutesByPath } from './routes-by-path';
import { usePageHead } from './use-page-head';

const UnknownAddress = lazy(() => import('./unknown-address'));

const NO_ROUTES: RoutesByPath = new Map();

interface RouteErrorProps {
  /** Undefined for a failure. */
  routes?: RoutesByPath;
}

/** Shown for unknown routes, and for failures that nothing else caught. */
export function RouteError({ routes }: RouteErrorProps) {
  const text = useText();
  const title = text('Unexpected Application Error!');
  usePageTitle(title);
  usePageHead(undefined, NO_ROUTES);
  return (
    <PageColumn sx={{ py: 6 }}>
      <PaperPanel sx={{ textAlign: 'center' }}>
        <Box sx={{ width: 220, mx: 'auto', mb: 2, color: 'primary.main' }}>
          <ContourLines seed={2} />
        </Box>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ my: 2 }}>
          {routes
            ? text('There is no page for you at this address.')
            : text('This page stopped working. What you saved is safe.')}
        </Typography>
        <Button variant="contained" href="/">
          {text('Go to the home page')}
        </Button>
        {routes && (
          <Box sx={{ mt: 4, mx: 'auto', maxWidth: 560, textAlign: 'start' }}>
            <RouteBoundary fallback={null}>
              <Suspense>
                <UnknownAddress routes={routes} />
              </Suspense>
            </RouteBoundary>
          </Box>
        )}
      </PaperPanel>
    </PageColumn>
  );
}
