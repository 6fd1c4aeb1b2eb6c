import { useSession } from '@aranya/shared/session';
import { Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { AsOf } from '@aranya/shared/ui/states';
import { FormList } from '../campaigns/form-list';
import { useFormCatalogue } from '../campaigns/use-form-catalogue';
import {
  type CampaignsId,
  type DashboardAction,
  type DashboardView,
  showsSteps,
} from '../desktop-dashboard/dashboard-view';
import { PhoneStatusRegion } from '../phone/phone-status-region';
import { usePhone } from '../phone/use-phone';
import { useText } from '../texts';
import { DesktopSteps } from './desktop-steps';

interface GettingStartedProps {
  view: DashboardView;
  act: (action: DashboardAction) => void;
}

/** Shows set-up and forms on a desktop: targeted and open campaigns. */
export function GettingStarted({ view, act }: GettingStartedProps) {
  const text = useText();
  const { isTrialFormCompleted } = useSession();
  const catalogue = useFormCatalogue();
  const contact = usePhone();
  const targeted = showsSteps(view, isTrialFormCompleted) ? (
    <DesktopSteps
      contact={contact}
      onTrialAsked={() => act({ type: 'trial-asked' })}
      onContinue={() => act({ type: 'continued' })}
    />
  ) : (
    <>
      <PhoneStatusRegion contact={contact} />
      <FormList forms={catalogue.targeted} needsPin />
    </>
  );
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {text('Getting Started')}
      </Typography>
      <AsOf at={catalogue.keptAt} />
      <TabPanels
        label={text('Campaigns')}
        selectedId={view.campaigns}
        onSelect={(id) => act({ type: 'campaigns-chosen', campaigns: id as CampaignsId })}
        tabs={[
          { id: 'targeted', label: text('Targeted Campaigns'), content: targeted },
          {
            id: 'open',
            label: text('Open Campaigns'),
            content: <FormList forms={catalogue.open} needsPin={false} />,
          },
        ]}
      />
    </>
  );
}
