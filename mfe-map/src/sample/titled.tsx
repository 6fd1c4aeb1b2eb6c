import { Typography } from '@aranya/shared/ui/basics';
import type { ComponentType } from 'react';

/** A standalone page with a heading above the map, as on the dashboard. */
export const titled = (name: string, Page: ComponentType) => ({
  name,
  Page: () => (
    <>
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <Page />
    </>
  ),
});
