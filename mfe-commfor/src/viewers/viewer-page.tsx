import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { usePageTitle } from '@aranya/shared/navigation';
import { Alert, Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { EmptyState, ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ComponentType, useEffect, useRef } from 'react';
import { FieldSiteDrawing } from '../field-site/field-site-drawing';
import { useText } from '../texts';
import { PrintButton } from '../user-data/print-button';
import { type ShownSite, useShownSite } from './use-shown-site';

const Paper = styled('div')(({ theme }) => ({
  backgroundColor: palette.paper,
  color: palette.ink,
  padding: theme.spacing(2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));

interface ViewerPageProps {
  title: string;
  Content: ComponentType<{ site: FieldSiteViewers }>;
}

export function ViewerPage({ title, Content }: ViewerPageProps) {
  const text = useText();
  usePageTitle(title);
  const { shown, say } = useShownSite();
  const paper = useRef<HTMLDivElement>(null);
  const standalone = shown.say === 'standalone';

  // Embedded pages have no forest in the background.
  useEffect(() => {
    document.body.style.backgroundColor = palette.paper;
  }, []);

  useEffect(() => {
    const element = paper.current;
    if (!element || standalone || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      say({ type: 'aranya/viewer', say: 'height', height: Math.ceil(element.offsetHeight) + 2 }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [standalone, say]);

  return (
    <Paper ref={paper}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1,
        }}
      >
        <Typography variant="h3" component="h1" sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
          {shown.say === 'show'
            ? text('{viewer}: {site}', { viewer: title, site: shown.site.fieldSite })
            : title}
        </Typography>
        {shown.say === 'show' && <PrintButton />}
      </Stack>
      {shown.say === 'show' ? (
        <>
          <SiteNote site={shown.site} />
          <Content key={shown.site.fieldSite} site={shown.site} />
        </>
      ) : (
        <NothingShown shown={shown} again={() => say({ type: 'aranya/viewer', say: 'again' })} />
      )}
    </Paper>
  );
}

function SiteNote({ site }: { site: FieldSiteViewers }) {
  const text = useText();
  return (
    <Box sx={{ mb: 3 }}>
      <Typography color="textSecondary">
        {site.district}, {site.state}
      </Typography>
      {site.demonstration && (
        <Alert
          severity="info"
          sx={{
            mt: 1,
            bgcolor: palette.sand,
            color: palette.ink,
            '& svg': { color: palette.teal600 },
          }}
        >
          {text('A demonstration: places, trees and institutions are made up.')}
        </Alert>
      )}
    </Box>
  );
}

function NothingShown({ shown, again }: { shown: ShownSite; again: () => void }) {
  const text = useText();
  if (shown.say === 'loading') return <PageSkeleton />;
  if (shown.say === 'failed') {
    return (
      <ErrorState
        title={text('We could not load {name}.', { name: shown.fieldSite })}
        onRetry={again}
      >
        {shown.message}
      </ErrorState>
    );
  }
  if (shown.say === 'waiting') {
    return (
      <EmptyState title={text('Choose a field site')} drawing={<FieldSiteDrawing />}>
        {text('The list is above this page.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text('Open it from the dashboard')} drawing={<FieldSiteDrawing />}>
      {text(
        'This page shows a field site that is chosen in the CommFor dashboard. Sign in there, choose a field site and open the tab.',
      )}
    </EmptyState>
  );
}
