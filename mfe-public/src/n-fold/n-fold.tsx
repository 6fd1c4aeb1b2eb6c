import foldedMap from '@aranya/content/drawings/pills/folded-map.svg';
import community from '@aranya/content/drawings/tools/community.svg';
import { settings } from '@aranya/shared/config';
import { useLocation, useOnNavigation } from '@aranya/shared/navigation';
import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useState } from 'react';
import { Drawing } from '../page/drawing';
import { ExternalButton } from '../page/external-button';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { ExploreTools } from './explore-tools';

function ConnectToCommunity() {
  const text = useText();
  const { documentation, forum } = settings().links;
  return (
    <>
      <Box sx={{ maxWidth: 300, '& img': { width: '100%', height: 'auto' } }}>
        <Drawing src={community} />
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 1 }}>
        {text('Everyone with a stake has a seat')}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '65ch' }}>
        {text(
          'Forest-dwelling communities know the ground and decide what may be shared. Students and citizen scientists bring hands and eyes. Researchers ask the questions and answer for the methods. Forest departments, civil society and companies act on what is found. The tools are good where these stakeholders talk to each other before the first form is written.',
        )}
      </Typography>
      {(documentation || forum) && (
        <Typography sx={{ mt: 1.5, maxWidth: '65ch' }}>
          {text('Read how others have done it, and ask those who did.')}
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 3, gap: 2, flexWrap: 'wrap' }}>
        <ExternalButton href={documentation} variant="contained">
          {text('Documentation hub')}
        </ExternalButton>
        <ExternalButton href={forum}>{text('Discussions forum')}</ExternalButton>
      </Stack>
    </>
  );
}

const EXPLORE = '1';
const CONNECT = '2';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: theme.spacing(6) },
}));

const Panel = styled('div')(({ theme }) => ({
  minHeight: '73vh',
  padding: theme.spacing(1, 2, 3),
  backgroundColor: '#fff',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  // On a phone only the page scrolls: an inner scroll area would trap the thumb.
  [theme.breakpoints.up('md')]: {
    height: '73vh',
    overflowY: 'auto',
    padding: theme.spacing(1, 4, 4),
  },
}));

/** Explore Tools if the navigation names no valid tab. */
const wished = (state: unknown): string => {
  const id = (state as { redirectedTabId?: unknown } | null)?.redirectedTabId;
  return String(id) === CONNECT ? CONNECT : EXPLORE;
};

export default function NFold() {
  const text = useText();
  const { state } = useLocation();
  const [tab, setTab] = useState(() => wished(state));
  useOnNavigation(() => setTab(wished(state)));
  return (
    <PublicPage
      title={text('nFold')}
      lead={text(
        'Tools and a community hub: what one group builds for its forest, every other can unfold for theirs.',
      )}
    >
      <Columns>
        <div>
          <Box sx={{ maxWidth: 280, '& img': { width: '100%', height: 'auto' } }}>
            <Drawing src={foldedMap} />
          </Box>
          <Typography sx={{ mt: 2 }}>
            {text(
              'Every tool here began with a need in the field: an area too large to walk, a movement too small to see, a sheet of numbers too long to check by hand. Each is open source, explained step by step, and works without the others.',
            )}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            {text(
              'Take what helps you, and tell the community what is missing. That is how the next one begins.',
            )}
          </Typography>
        </div>
        {/* A scrollable area must be reachable by keyboard. */}
        <Panel role="region" aria-label={text('Tools and community')} tabIndex={0}>
          <TabPanels
            label={text('nFold')}
            selectedId={tab}
            onSelect={setTab}
            tabs={[
              { id: EXPLORE, label: text('Explore Tools'), content: <ExploreTools /> },
              { id: CONNECT, label: text('Connect to Community'), content: <ConnectToCommunity /> },
            ]}
          />
        </Panel>
      </Columns>
    </PublicPage>
  );
}
