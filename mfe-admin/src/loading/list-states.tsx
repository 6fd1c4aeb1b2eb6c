import { type QueryState, useQuery } from '@aranya/shared/api';
import { Alert, Box, Button } from '@aranya/shared/ui/basics';
import { ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { useText } from '../texts';

interface ListStatesProps<Data> {
  list: QueryState<Data>;
  /** Names the list, such as 'the people'. */
  what: string;
  children: (data: Data) => ReactNode;
}

export function ListStates<Data>({ list, what, children }: ListStatesProps<Data>) {
  const text = useText();
  const { data, isFetching, failure, refetch } = list;
  if (data === undefined) {
    if (!failure) return <PageSkeleton />;
    return (
      <ErrorState title={text('We could not load {what}.', { what })} onRetry={refetch}>
        {text(failure)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={refetch}>
              {text('Try again')}
            </Button>
          }
        >
          {text('{failure} What you see is from before.', { failure: text(failure) })}
        </Alert>
      )}
      <Box
        aria-busy={isFetching}
        sx={{ opacity: isFetching ? 0.6 : 1, transition: 'opacity 150ms ease-out' }}
      >
        {children(data)}
      </Box>
    </>
  );
}

interface LoadedProps<Question, Data> {
  ask: (question: Question, signal: AbortSignal) => Promise<Data>;
  question: Question;
  what: string;
  children: (data: Data, refetch: () => void) => ReactNode;
}

export function Loaded<Question, Data>(props: LoadedProps<Question, Data>) {
  const { ask, question, what, children } = props;
  const list = useQuery(ask, question);
  return (
    <ListStates list={list} what={what}>
      {(data) => children(data, list.refetch)}
    </ListStates>
  );
}
