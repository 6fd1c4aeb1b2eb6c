import { useQuery } from '@aranya/shared/api';
import { GapState, type GapsQuery } from '@aranya/shared/contracts/administration';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listGaps } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { Pager } from '../table/pager';
import { countInWords } from '../table/words';
import { ChoiceField } from './choice-field';
import { GapCard } from './gap-card';
import { GAP_STATES } from './gap-states';

const EVERYTHING: GapsQuery = { sdg: '', country: '', page: 1 };

/** What people suggested to measure. */
export default function GapsPage() {
  return (
    <AdministrationPage
      section="Gap suggestions"
      lead="What visitors think nobody has measured yet. Mark what was read and what was answered."
    >
      <Gaps />
    </AdministrationPage>
  );
}

function Gaps() {
  const [query, setQuery] = useState(EVERYTHING);
  const list = useQuery(listGaps, query);
  const choose = (choice: Partial<GapsQuery>) => setQuery({ ...query, ...choice, page: 1 });
  const filtered = query.sdg !== '' || query.country !== '' || query.state !== undefined;
  const { page: _, ...chosen } = query;
  return (
    <ListStates list={list} what="the suggestions">
      {({ total, gaps, sdgs, countries }) => (
        <>
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
          >
            <ChoiceField
              label="State"
              value={query.state ?? ''}
              choices={GapState.options.map((state) => [state, GAP_STATES[state]])}
              onChoose={(state) => choose({ state: GapState.options.find((one) => one === state) })}
            />
            <ChoiceField
              label="Goal"
              value={query.sdg}
              choices={sdgs.map((sdg) => [sdg, sdg])}
              onChoose={(sdg) => choose({ sdg })}
            />
            <ChoiceField
              label="Country"
              value={query.country}
              choices={countries.map((country) => [country, country])}
              onChoose={(country) => choose({ country })}
            />
            <DownloadButton table="gaps" query={chosen}>
              Download as CSV
            </DownloadButton>
          </Stack>
          <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
            {countInWords(total, 'suggestion', 'suggestions')}
          </Typography>
          {gaps.length === 0 && (
            <EmptyState title={filtered ? 'No suggestion fits' : 'No suggestions yet'}>
              {filtered
                ? 'Choose another state, goal or country.'
                : 'What visitors write on the page Need Discovery appears here.'}
            </EmptyState>
          )}
          <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {gaps.map((gap) => (
              <GapCard key={gap.id} gap={gap} onChanged={list.refetch} />
            ))}
          </Stack>
          <Pager page={query.page} total={total} onPage={(page) => setQuery({ ...query, page })} />
        </>
      )}
    </ListStates>
  );
}
