import { useQuery } from '@aranya/shared/api';
import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { Link, useSearchParams } from '@aranya/shared/navigation';
import { Button, MuiLink, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { TableBody, TableCell, TableHead, TableRow } from '@aranya/shared/ui/data';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import { getRecords } from '../calls/explore-calls';
import { ChoiceField } from '../filters/choice-field';
import { type Filter, PAGE, withChange } from '../filters/filter-address';
import { StackingTable } from '../page/stacking-table';
import { useText } from '../texts';
import { useDates } from '../words/month-words';
import { SpeciesLink } from '../words/named-species';
import { placeName, useCoarseWords } from '../words/place-words';
import { DEFAULT_ORDER, orderIn, useOrders } from './record-order';

function RecordRow({ record }: { record: ExploreRecord }) {
  const text = useText();
  const dates = useDates();
  const coarseWords = useCoarseWords();
  const coarse = coarseWords(record);
  return (
    <TableRow role="row">
      <TableCell component="th" scope="row" role="rowheader">
        <SpeciesLink names={record} />
      </TableCell>
      <TableCell role="cell" sx={{ whiteSpace: { md: 'nowrap' } }}>
        {record.date ? dates.written(record.date) : text('No date')}
      </TableCell>
      <TableCell role="cell">
        <Written otherwise={text('Outside of the known districts')}>{placeName(record)}</Written>
        {coarse && (
          <Typography variant="body2" color="textSecondary">
            {coarse}
          </Typography>
        )}
      </TableCell>
      <TableCell role="cell">
        <Written>{record.source.name}</Written>
        {record.hasPhoto && (
          <Typography variant="body2" color="textSecondary">
            {text('With a photo')}
          </Typography>
        )}
      </TableCell>
      <TableCell role="cell" sx={{ '@media print': { display: 'none' } }}>
        <MuiLink
          component={Link}
          to={`/explore/records/${record.id}`}
          aria-label={text('Record of {species}', { species: record.speciesName })}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {text('Record')}
        </MuiLink>
      </TableCell>
    </TableRow>
  );
}

/** The filtered records as a table, sorted and paged by the server. Order and page are in the address. */
export function RecordsTable({ filter }: { filter: Filter }) {
  const text = useText();
  const orders = useOrders();
  const [parameters, setParameters] = useSearchParams();
  const order = orderIn(parameters);
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
      <Stack sx={{ maxWidth: 320, mb: 2, '@media print': { display: 'none' } }}>
        <ChoiceField
          label={text('Order')}
          value={order}
          choices={orders}
          onChoose={(id) =>
            setParameters((now) => withChange(now, { order: id === DEFAULT_ORDER ? '' : id }))
          }
        />
      </Stack>
      <StackingTable label={text('Public records')} isBusy={isFetching}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{text('Species')}</TableCell>
            <TableCell role="columnheader">{text('Date')}</TableCell>
            <TableCell role="columnheader">{text('Place')}</TableCell>
            <TableCell role="columnheader">{text('Source')}</TableCell>
            <TableCell role="columnheader" sx={{ '@media print': { display: 'none' } }}>
              {text('Details')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {data.records.map((record) => (
            <RecordRow key={record.id} record={record} />
          ))}
        </TableBody>
      </StackingTable>
      <Stack direction="row" sx={{ mt: 2, gap: 1, '@media print': { display: 'none' } }}>
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
