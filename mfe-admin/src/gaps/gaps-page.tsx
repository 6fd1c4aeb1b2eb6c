import { useQuery } from '@aranya/shared/api';
import { listedGoal } from '@aranya/shared/contracts';
import { GapState, type GapsQuery } from '@aranya/shared/contracts/administration';
import type { TextOf } from '@aranya/shared/languages';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { listGaps } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { Pager } from '../table/pager';
import { useText } from '../texts';
import { GapCard } from './gap-card';
import { GAP_STATES } from './gap-states';

const EVERYTHING: GapsQuery = { sdg: '', country: '', page: 1 };

const NARROW = { maxWidth: { md: 280 } };

/** Returns a goal in the page's language; an unlisted goal is shown as written. */
const goalInWords = (written: string, text: TextOf) => {
  const listed = listedGoal(written);
  return listed ? text(listed) : written;
};

export default function GapsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Gap suggestions"
      lead={text(
        'What visitors think nobody has measured yet. Mark what was read and what was answered.',
      )}
    >
      <Gaps />
    </AdministrationPage>
  );
}

function Gaps() {
  const text = useText();
  const [query, setQuery] = useState(EVERYTHING);
  const list = useQuery(listGaps, query);
  const choose = (choice: Partial<GapsQuery>) => setQuery({ ...query, ...choice, page: 1 });
  const filtered = query.sdg !== '' || query.country !== '' || query.state !== undefined;
  const { page: _, ...chosen } = query;
  const all = ['', text('All')] as const;
  return (
    <ListStates list={list} what={text('the suggestions')}>
      {({ total, gaps, sdgs, countries }) => (
        <>
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            sx={{ gap: 2, mb: 3, alignItems: { md: 'center' } }}
          >
            <ChoiceField
              label={text('State')}
              value={query.state ?? ''}
              options={[
                all,
                ...GapState.options.map((one) => [one, text(GAP_STATES[one])] as const),
              ]}
              onChoose={(state) => choose({ state: state || undefined })}
              sx={NARROW}
            />
            <ChoiceField
              label={text('Goal')}
              value={query.sdg}
              options={[all, ...sdgs.map((sdg) => [sdg, goalInWords(sdg, text)] as const)]}
              onChoose={(sdg) => choose({ sdg })}
              sx={NARROW}
            />
            <ChoiceField
              label={text('Country')}
              value={query.country}
              options={[all, ...countries.map((country) => [country, country, true] as const)]}
              onChoose={(country) => choose({ country })}
              sx={NARROW}
            />
            <DownloadButton table="gaps" query={chosen}>
              {text('Download as CSV')}
            </DownloadButton>
          </Stack>
          <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
            {text('{count, plural, one {# suggestion} other {# suggestions}}', { count: total })}
          </Typography>
          {gaps.length === 0 && (
            <EmptyState title={filtered ? text('No suggestion fits') : text('No suggestions yet')}>
              {filtered
                ? text('Choose another state, goal or country.')
                : text('What visitors write on the page Need Discovery appears here.')}
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
