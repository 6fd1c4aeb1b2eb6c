import { useQuery } from '@aranya/shared/api';
import { message } from '@aranya/shared/languages';
import { Link, useSearchParams, withChange } from '@aranya/shared/navigation';
import { Button, MuiLink, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { ScrollingTable, StackingSheet } from '@aranya/shared/ui/data';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { getRecords } from '../explore-calls';
import { ChoiceField } from '../filters/fields';
import type { Filter } from '../filters/filter-address';
import { ON_SCREEN } from '../page/explore-page';
import { useText } from '../texts';
import { useDates } from '../words/month-words';
import { SpeciesLink } from '../words/named-species';
import { placeName, useCoarseWords } from '../words/place-words';

/** The first is the default. */
const ORDERS = [
  { id: 'date-desc', name: message('Newest first') },
  { id: 'date-asc', name: message('Oldest first') },
  { id: 'species-asc', name: message('Species, A to Z') },
  { id: 'species-desc', name: message('Species, Z to A') },
  { id: 'district-asc', name: message('District, A to Z') },
  { id: 'district-desc', name: message('District, Z to A') },
] as const;

const Below = ({ children }: { children: ReactNode }) =>
  children && (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );

/** The server sorts and pages. Order and page are in the address. */
export function RecordsTable({ filter }: { filter: Filter }) {
  const text = useText();
  const dates = useDates();
  const coarseWords = useCoarseWords();
  const [parameters, setParameters] = useSearchParams();
  const { id: order } = ORDERS.find(({ id }) => id === parameters.get('order')) ?? ORDERS[0];
  const after = parameters.get('after') ?? undefined;
  const [sort = '', direction] = order.split('-');
  const { data, isFetching, failure, refetch } = useQuery(getRecords, {
    filter,
    sort,
    direction: direction === 'asc' ? 'asc' : 'desc',
    after,
  });
  if (failure) {
    return (
      <ErrorState title={text('We could not load the records.')} onRetry={refetch}>
        {failure}
      </ErrorState>
    );
  }
  if (!data) return <PageSkeleton lines={8} />;
  const show = (page: string | null) =>
    setParameters((now) => withChange(now, { after: page ?? '' }));
  return (
    <>
      <Stack sx={{ maxWidth: 320, mb: 2, ...ON_SCREEN }}>
        <ChoiceField
          label={text('Order')}
          value={order}
          choices={ORDERS.map(({ id, name }) => ({ id, name: text(name) }))}
          onChoose={(id) =>
            setParameters((now) => withChange(now, { order: id === ORDERS[0].id ? '' : id }))
          }
        />
      </Stack>
      <ScrollingTable
        label={text('Public records')}
        look={StackingSheet}
        isBusy={isFetching}
        rows={data.records}
        keyOf={({ id }) => id}
        columns={[
          { name: text('Species'), kind: 'head', cell: (record) => <SpeciesLink names={record} /> },
          {
            name: text('Date'),
            sx: { whiteSpace: { md: 'nowrap' } },
            cell: ({ date }) => (date ? dates.written(date) : text('No date')),
          },
          {
            name: text('Place'),
            cell: (record) => (
              <>
                <Written otherwise={text('Outside of the known districts')}>
                  {placeName(record)}
                </Written>
                <Below>{coarseWords(record)}</Below>
              </>
            ),
          },
          {
            name: text('Source'),
            cell: ({ source, hasPhoto }) => (
              <>
                <Written>{source.name}</Written>
                <Below>{hasPhoto && text('With a photo')}</Below>
              </>
            ),
          },
          {
            name: text('Details'),
            sx: ON_SCREEN,
            cell: ({ id, speciesName }) => (
              <MuiLink
                component={Link}
                to={`/explore/records/${id}`}
                aria-label={text('Record of {species}', { species: speciesName })}
                sx={{ display: 'inline-block', py: 1 }}
              >
                {text('Record')}
              </MuiLink>
            ),
          },
        ]}
      />
      <Stack direction="row" sx={{ mt: 2, gap: 1, ...ON_SCREEN }}>
        {after && (
          <Button variant="outlined" onClick={() => show(null)}>
            {text('First page')}
          </Button>
        )}
        {data.next && (
          <Button variant="contained" onClick={() => show(data.next)}>
            {text('Next page')}
          </Button>
        )}
      </Stack>
    </>
  );
}
