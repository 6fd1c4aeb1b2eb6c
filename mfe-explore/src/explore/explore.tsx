import { PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';

/** Page Explore. */
export default function Explore() {
  return (
    <PageColumn sx={{ py: 6 }}>
      <PaperPanel>
        <Typography variant="h1">Explore</Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          This page is new.
        </Typography>
      </PaperPanel>
    </PageColumn>
  );
}
