import { useQuery } from '@aranya/shared/api';
import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { message } from '@aranya/shared/languages';
import { Link, useSearchParams } from '@aranya/shared/navigation';
import { Button, MuiLink, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { Cell, Row, StackingTable } from '@aranya/shared/ui/data';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { getRecords } from '../explore-calls';
import { ChoiceField } from '../filters/fields';
import { type Filter, PAGE, withChange } from '../filters/filter-address';
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

function RecordRow({ record }: { record: ExploreRecord }) {
  const text = useText();
  const dates = useDates();
  const coarse = useCoarseWords()(record);
  return (
    <Row name={<SpeciesLink names={record} />}>
      <Cell sx={{ whiteSpace: { md: 'nowrap' } }}>
        {record.date ? dates.written(record.date) : text('No date')}
      </Cell>
      <Cell>
        <Written otherwise={text('Outside of the known districts')}>{placeName(record)}</Written>
        <Below>{coarse}</Below>
      </Cell>
      <Cell>
        <Written>{record.source.name}</Written>
        <Below>{record.hasPhoto && text('With a photo')}</Below>
      </Cell>
      <Cell sx={ON_SCREEN}>
        <MuiLink
          component={Link}
          to={`/explore/records/${record.id}`}
          aria-label={text('Record of {species}', { species: record.speciesName })}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {text('Record')}
        </MuiLink>
      </Cell>
    </Row>
  );
}

/** The server sorts and pages. Order and page are in the address. */
export function RecordsTable({ filter }: { filter: Filter }) {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { id: order } = ORDERS.find(({ id }) => id === parameters.get('order')) ?? ORDERS[0];
  const after = parameters.get(PAGE) ?? undefined;
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
    setParameters((now) => withChange(now, { [PAGE]: page ?? '' }));
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
      <StackingTable
        label={text('Public records')}
        columns={[
          { title: text('Species') },
          { title: text('Date') },
          { title: text('Place') },
          { title: text('Source') },
          { title: text('Details'), sx: ON_SCREEN },
        ]}
        isBusy={isFetching}
      >
        {data.records.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </StackingTable>
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
