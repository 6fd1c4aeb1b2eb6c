import { listedGoal } from '@aranya/shared/contracts';
import {
  type AdministeredGap,
  GapState,
  type GapsQuery,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Box, Failure, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { ChoiceButtons, ChoiceField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { listGaps, setGapState } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { Sheet } from '../frame/section';
import { useAction } from '../loading/actions';
import { Loaded } from '../loading/list-states';
import { Pager } from '../table/pager';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

const GAP_STATES: Record<GapState, string> = {
  new: message('New'),
  seen: message('Seen'),
  answered: message('Answered'),
};

const Suggestion = styled(Sheet)({
  borderInlineStart: `4px solid ${palette.sandBorder}`,
  // A new suggestion is marked by its button's text too.
  '&[data-new="true"]': { borderInlineStartColor: palette.marigold },
});

function GapCard({ gap, onChanged }: { gap: AdministeredGap; onChanged: () => void }) {
  const text = useText();
  const titleId = useId();
  const goal = listedGoal(gap.sdg);
  const { busy, failure, run } = useAction();
  const change = async (state: GapState) => {
    if (await run(() => setGapState(gap.id, state))) onChanged();
  };
  return (
    <li>
      <Suggestion aria-labelledby={titleId} data-new={gap.state === 'new'}>
        <Typography variant="h5" component="h2" id={titleId}>
          {goal ? text(goal) : <Written otherwise={text('No goal chosen')}>{gap.sdg}</Written>}
        </Typography>
        <Typography sx={{ my: 1, whiteSpace: 'pre-line', maxWidth: '75ch' }}>
          <Written>{gap.extraDetail}</Written>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Written>{[gap.fullName, gap.userName, gap.country].filter(Boolean).join(' · ')}</Written>
          {` · ${momentInWords(gap.createdAt)}`}
        </Typography>
        <Box sx={{ mt: 1.5 }}>
          <ChoiceButtons
            disabled={busy}
            value={gap.state}
            aria-label={text('State of the suggestion of {name}', { name: gap.fullName })}
            options={GapState.options.map((state) => [state, text(GAP_STATES[state])])}
            onChoose={change}
          />
        </Box>
        <Failure sx={{ mt: 1.5 }}>{failure}</Failure>
      </Suggestion>
    </li>
  );
}

const EVERYTHING: GapsQuery = { sdg: '', country: '', page: 1 };

const NARROW = { maxWidth: { md: 280 } };

/** An unlisted goal is shown as written. */
const goalInWords = (written: string, text: TextOf) => {
  const listed = listedGoal(written);
  return listed ? text(listed) : written;
};

export default function GapsPage() {
  const text = useText();
  const [query, setQuery] = useState(EVERYTHING);
  const choose = (choice: Partial<GapsQuery>) => setQuery({ ...query, ...choice, page: 1 });
  const filtered = query.sdg !== '' || query.country !== '' || query.state !== undefined;
  const { page: _, ...chosen } = query;
  const all = ['', text('All')] as const;
  return (
    <AdministrationPage
      section="Gap suggestions"
      lead={text(
        'What visitors think nobody has measured yet. Mark what was read and what was answered.',
      )}
    >
      <Loaded ask={listGaps} question={query} what={text('the suggestions')}>
        {({ total, gaps, sdgs, countries }, refetch) => (
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
              <EmptyState
                title={filtered ? text('No suggestion fits') : text('No suggestions yet')}
              >
                {filtered
                  ? text('Choose another state, goal or country.')
                  : text('What visitors write on the page Need Discovery appears here.')}
              </EmptyState>
            )}
            <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {gaps.map((gap) => (
                <GapCard key={gap.id} gap={gap} onChanged={refetch} />
              ))}
            </Stack>
            <Pager
              page={query.page}
              total={total}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </>
        )}
      </Loaded>
    </AdministrationPage>
  );
}
