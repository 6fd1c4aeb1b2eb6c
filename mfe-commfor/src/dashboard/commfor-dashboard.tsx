import { getFieldSites, refreshProfile, useQuery } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { Navigate, usePageTitle } from '@aranya/shared/navigation';
import { useSession, useSessionReady, useStoredView } from '@aranya/shared/session';
import { PageColumn, PaperPanel } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { useEffect } from 'react';
import { EmbeddedViewer } from '../embedded-viewer/embedded-viewer';
import { type FieldSiteChoice, namesOf, SitePicker } from '../field-site/site-picker';
import { useText } from '../texts';
import { UserData } from '../user-data/user-data';
import { DashboardHeader } from './dashboard-header';

const FIRST_VIEW = { siteName: '', tab: 'user-data' };

const askSiteNames = async (_: object, signal: AbortSignal) => namesOf(await getFieldSites(signal));

export default function CommForDashboard() {
  const text = useText();
  usePageTitle(text('CommFor'));
  const { userId } = useSession();
  const ready = useSessionReady();
  const signedIn = ready && userId !== '';
  useEffect(() => {
    if (!signedIn) return;
    refreshProfile().catch((error: unknown) => console.warn('The profile was not read.', error));
  }, [signedIn]);
  if (!ready) return null;
  return signedIn ? <Dashboard /> : <Navigate to="/login" replace />;
}

function Dashboard() {
  const text = useText();
  const sites = useQuery(askSiteNames, {});
  const [view, change] = useStoredView('mfe-commfor/dashboard', FIRST_VIEW);
  const only = sites.currentData?.length === 1 ? sites.currentData[0] : undefined;
  const choice: FieldSiteChoice = {
    sites,
    siteName: view.siteName || (only ?? ''),
    choose: (siteName) => change((now) => ({ ...now, siteName })),
  };
  const { layers, plots, ifri } = settings().viewers;
  const viewer = (title: string, address: string) => (
    <>
      <SitePicker choice={choice} />
      <EmbeddedViewer key={title} title={title} address={address} siteName={choice.siteName} />
    </>
  );
  return (
    <>
      <DashboardHeader />
      <PageColumn sx={{ py: 3, '@media print': { p: 0 } }}>
        <PaperPanel
          sx={{
            '@media print': {
              p: 0,
              boxShadow: 'none',
              backgroundColor: 'transparent',
              '& .MuiTabs-root': { display: 'none' },
            },
          }}
        >
          <TabPanels
            label={text('CommFor')}
            selectedId={view.tab}
            onSelect={(tab) => change((now) => ({ ...now, tab }))}
            tabs={[
              { id: 'user-data', label: text('User Data'), content: <UserData choice={choice} /> },
              {
                id: 'map',
                label: text('Map Visualization'),
                content: viewer(text('Map Visualization'), layers),
              },
              {
                id: 'plots',
                label: text('Plot Visualization'),
                content: viewer(text('Plot Visualization'), plots),
              },
              { id: 'ifri', label: text('IFRI'), content: viewer(text('IFRI'), ifri) },
            ]}
          />
        </PaperPanel>
      </PageColumn>
    </>
  );
}
