import type { QueryState } from '@aranya/shared/api';
import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { useText } from '../texts';

interface FoundProps {
  summary: QueryState<ExploreSummary>;
  /** Elements beside the counts. */
  children: ReactNode;
}

/** Counts of the filtered records. Previous counts are dimmed until new ones arrive. */
export function Found({ summary: { data, isFetching }, children }: FoundProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <Box
        role="status"
        aria-busy={isFetching}
        sx={{ minHeight: 64, transition: 'opacity 150ms', opacity: isFetching ? 0.5 : 1 }}
      >
        {data && (
          <>
            <Typography
              variant="h2"
              component="p"
              sx={{ fontVariantNumeric: 'tabular-nums lining-nums', color: 'primary.dark' }}
            >
              {text('{count, plural, one {# record} other {# records}}', { count: data.total })}
            </Typography>
            <Typography color="textSecondary">
              {text('{count, plural, one {# species} other {# species}}', {
                count: data.species.length + data.otherSpecies.species,
              })}
              {' · '}
              {text('{count, plural, one {# district} other {# districts}}', {
                count: data.districts.length,
              })}
            </Typography>
          </>
        )}
      </Box>
      {children}
    </Stack>
  );
}
