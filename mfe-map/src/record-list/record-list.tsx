import { ApiError, getOwnRecords, noteFailure, useQuery } from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { Button, Skeleton, Stack, Typography } from '@aranya/shared/ui/basics';
import { AsOf, EmptyState, ErrorState } from '@aranya/shared/ui/states';
import { plainList, styled } from '@aranya/shared/ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import { countText } from '../points/popup/count-text';
import { useText } from '../texts';
import DeleteRecord from './delete-record';
import { FirstRecords } from './first-records';
import { RecordItem } from './record-item';
import { useNews } from './use-news';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  columnGap: 32,
  ...plainList,
});

interface RecordListProps {
  /** Record id, which then gets the focus; empty for the newest. */
  first?: string;
  onShow: (record: OwnRecord) => void;
  onDeleted: () => void;
}

const WAITING = ['first', 'second', 'third'];

/** The last received is first. */
export default function RecordList({ first = '', onShow, onDeleted }: RecordListProps) {
  const reading = useReading();
  const text = useText();
  /** The first page has no cursor. */
  const [marks, setMarks] = useState<readonly string[]>(() =>
    // A page starts after its cursor.
    first === '' ? [] : [String(Number(first) + 1)],
  );
  const [isMissing, setMissing] = useState(false);
  const [leaving, setLeaving] = useState<OwnRecord>();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const after = marks.at(-1);
  const { currentData, data, failure, keptAt, refetch } = useQuery(
    (query: { after?: string }, signal) => getOwnRecords(query, signal),
    after === undefined ? {} : { after },
    {
      onFailure: (error) => {
        // The service of an institute may have no list; the map works without one.
        if (error instanceof ApiError && error.status === 404) setMissing(true);
        else noteFailure(error);
      },
    },
  );
  const isNew = useNews(currentData?.records);
  const list = useRef<HTMLUListElement>(null);
  const isFirstHere = first !== '' && currentData?.records[0]?.id === first;
  useEffect(() => {
    if (isFirstHere) list.current?.querySelector('li')?.focus();
  }, [isFirstHere]);
  const turn = (to: readonly string[]) => {
    setMarks(to);
    heading.current?.focus();
  };
  if (isMissing) return null;
  const next = currentData?.next;
  return (
    <section aria-labelledby={headingId}>
      <Typography
        variant="h4"
        component="h3"
        id={headingId}
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 1.5, outlineOffset: 4 }}
      >
        {data
          ? text('My records: {count}', { count: countText(data.total, reading) })
          : text('My records')}
      </Typography>
      <AsOf at={keptAt} />
      {currentData?.firstRecords?.map((one) => (
        <FirstRecords key={`${one.speciesName} ${one.block}`} {...one} />
      ))}
      <div aria-live="polite" aria-busy={!currentData && !failure}>
        {failure && (
          <ErrorState title={text('Your records did not come')} onRetry={refetch}>
            {failure}
          </ErrorState>
        )}
        {!failure && !currentData && <Waiting />}
        {currentData?.records.length === 0 && (
          <EmptyState title={text('No records yet')}>
            {text('What you send from ODK Collect is listed here, with what became of it.')}
          </EmptyState>
        )}
        {currentData && currentData.records.length > 0 && (
          <List ref={list}>
            {currentData.records.map((record) => (
              <RecordItem
                key={record.id}
                record={record}
                onShow={onShow}
                onDelete={setLeaving}
                isNew={isNew(record)}
                onAnswered={refetch}
              />
            ))}
          </List>
        )}
      </div>
      <DeleteRecord
        record={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => {
          refetch();
          onDeleted();
          heading.current?.focus();
        }}
      />
      {(marks.length > 0 || next) && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            disabled={marks.length === 0}
            onClick={() => turn(marks.slice(0, -1))}
          >
            {text('Newer records')}
          </Button>
          <Button
            variant="outlined"
            disabled={!next}
            onClick={() => next && turn([...marks, next])}
          >
            {text('Older records')}
          </Button>
        </Stack>
      )}
    </section>
  );
}

const Waiting = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('Loading records')}>
      {WAITING.map((key) => (
        <Skeleton key={key} variant="rounded" height={120} sx={{ my: 2 }} />
      ))}
    </div>
  );
};
