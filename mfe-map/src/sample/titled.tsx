import { Typography } from '@aranya/shared/ui/basics';
import type { ComponentType } from 'react';

/** A page of this standalone remote: its name above the map, as the dashboard has one. */
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
