import { type QueryState, useQuery } from '@aranya/shared/api';
import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import { useApplication } from '@aranya/shared/navigation';
import { Box, columnsFrom, Stack, Typography } from '@aranya/shared/ui/basics';
import { PageSkeleton } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { getChoices, getSummary } from '../explore-calls';
import { ChosenFilters } from '../filters/chosen-filters';
import { useFilter } from '../filters/filter-address';
import { FilterPanel } from '../filters/filter-panel';
import { FilterSheet } from '../filters/filter-sheet';
import { useText } from '../texts';
import { FoundViews } from './found-views';

const Columns = styled('div')(columnsFrom('md', '272px minmax(0, 1fr)'), {
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
});

/** Scrolls separately, so that filters and results are visible together. */
const Aside = styled('aside')({
  position: 'sticky',
  top: 88,
  alignSelf: 'start',
  maxHeight: 'calc(100svh - 104px)',
  overflowY: 'auto',
  paddingRight: 12,
});

interface FoundProps {
  summary: QueryState<ExploreSummary>;
  children: ReactNode;
}

/** Previous counts are dimmed until new ones arrive. */
function Found({ summary: { data, isFetching }, children }: FoundProps) {
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

export default function Explorer() {
  const text = useText();
  const isWide = useApplication() === 'desktop';
  const { filter, change } = useFilter();
  const choices = useQuery(getChoices, {}).data;
  const summary = useQuery(getSummary, filter);
  const panel = choices ? (
    <FilterPanel choices={choices} filter={filter} onChange={change} />
  ) : (
    <PageSkeleton lines={5} />
  );
  return (
    <Columns>
      {isWide && <Aside aria-label={text('Filters')}>{panel}</Aside>}
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Found summary={summary}>
          {!isWide && (
            <FilterSheet chosen={Object.keys(filter).length} found={summary.currentData?.total}>
              {panel}
            </FilterSheet>
          )}
        </Found>
        <ChosenFilters choices={choices} filter={filter} onChange={change} />
        <FoundViews filter={filter} summary={summary} onChange={change} />
      </Box>
    </Columns>
  );
}
