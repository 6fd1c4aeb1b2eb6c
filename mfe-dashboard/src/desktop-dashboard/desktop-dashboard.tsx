import { useSession } from '@aranya/shared/session';
import { Box, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import { GettingStarted } from '../getting-started/getting-started';
import { KeyOffer } from '../lost-phone/key-offer';
import { AdvancedProcessIntegrations } from '../my-aranya/advanced-process-integrations';
import { MyAranya } from '../my-aranya/my-aranya';
import { ProfilePanel } from '../profile/profile-panel';
import { useProfileRefresh } from '../profile/use-profile-refresh';
import { useText } from '../texts';
import { DASHBOARD_WIDTH, DashboardHeader } from './dashboard-header';
import { chosenSection, useDashboardView } from './dashboard-view';
import { NothingChosen } from './nothing-chosen';
import { SectionMenu } from './section-menu';
import { UNSEEN } from './unseen';

/** From 1300 px: main column 9 and profile 3 of 12; otherwise the profile is underneath. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
}));

const Main = styled(PaperPanel)(({ theme }) => ({
  minWidth: 0,
  minHeight: 480,
  padding: theme.spacing(3),
  // Fits the map to the window below 1300 px.
  '&:has([data-menu="above"])': { paddingTop: theme.spacing(2) },
  [theme.breakpoints.up('xl')]: { gridColumn: 'span 9' },
}));

/** From 1300 px the menu is left of its section; below that, and with the map, it is above. */
const MenuAndSection = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '&[data-menu="above"]': { gap: 16 },
  [theme.breakpoints.up('xl')]: {
    '&[data-menu="beside"]': { gridTemplateColumns: '232px minmax(0, 1fr)', gap: 32 },
  },
}));

const Profile = styled(PaperPanel)(({ theme }) => ({
  minWidth: 0,
  padding: 0,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { padding: 0 },
  [theme.breakpoints.up('xl')]: { gridColumn: 'span 3' },
}));

export default function DesktopDashboard() {
  const text = useText();
  const { isTrialFormCompleted } = useSession();
  const [view, change] = useDashboardView();
  const showsMap = view.section === 'my-aranya' && view.records === 'map';
  const readAt = useProfileRefresh();
  const start = () => change(chosenSection('getting-started'));
  return (
    <>
      <DashboardHeader />
      <PageColumn sx={{ py: showsMap ? 2 : 4, maxWidth: showsMap ? 'none' : DASHBOARD_WIDTH }}>
        <Box sx={{ color: '#fff', mb: showsMap ? 0 : 3 }}>
          <Typography variant="h1" sx={showsMap ? UNSEEN : { fontSize: '2.25rem' }}>
            {/* The name is omitted, because the profile beside it shows it. */}
            {isTrialFormCompleted ? text('Welcome back') : text('Welcome')}
          </Typography>
          <AsOf at={readAt} />
        </Box>
        <KeyOffer />
        <Columns>
          <Main aria-label={text('Collecting')}>
            <MenuAndSection data-menu={showsMap ? 'above' : 'beside'}>
              <SectionMenu section={view.section} change={change} />
              <div>
                {view.section === null && <NothingChosen onStart={start} />}
                {view.section === 'getting-started' && (
                  <GettingStarted view={view} change={change} />
                )}
                {view.section === 'my-aranya' && (
                  <MyAranya tab={view.records} onTab={(records) => change({ records })} />
                )}
                {view.section === 'integrations' && (
                  <>
                    <Typography variant="h3" component="h2">
                      {text('Advanced process Integrations')}
                    </Typography>
                    <AdvancedProcessIntegrations />
                  </>
                )}
              </div>
            </MenuAndSection>
          </Main>
          <Profile aria-label={text('Your profile')}>
            <ProfilePanel />
          </Profile>
        </Columns>
      </PageColumn>
    </>
  );
}
