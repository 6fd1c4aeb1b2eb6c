import phoneAtTree from '@aranya/content/drawings/dashboard/phone-at-tree.svg';
import { useSession } from '@aranya/shared/session';
import { ArrowRightIcon, Box, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { AsOf } from '@aranya/shared/ui/states';
import { useRef } from 'react';
import { FormList, useFormCatalogue } from '../campaigns/form-list';
import {
  type CampaignsId,
  type ChangeView,
  type DashboardView,
  showsSteps,
} from '../desktop-dashboard/dashboard-view';
import { PhoneStatusRegion } from '../phone/phone-status-region';
import { type PhoneContact, usePhone } from '../phone/use-phone';
import { LaterQrDialog } from '../qr-code/later-qr-dialog';
import { useText } from '../texts';
import { useFocusAfter } from './focus-after';
import { SetupMessage } from './setup-message';
import { DownloadStep, GenerateStep, ScanStep, TrialStep } from './setup-steps';
import { StepPath } from './step-path';
import { useCollectionSetup } from './use-collection-setup';

export function GettingStarted({ view, change }: { view: DashboardView; change: ChangeView }) {
  const text = useText();
  const { isTrialFormCompleted } = useSession();
  const catalogue = useFormCatalogue();
  const contact = usePhone();
  const targeted = showsSteps(view, isTrialFormCompleted) ? (
    <DesktopSteps
      contact={contact}
      onTrialAsked={() => change({ stepsHeld: true })}
      onContinue={() => change({ stepsHeld: false })}
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
        onSelect={(id) => change({ campaigns: id as CampaignsId })}
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

interface DesktopStepsProps {
  contact: PhoneContact;
  onTrialAsked: () => void;
  onContinue: () => void;
}

function DesktopSteps({ contact, onTrialAsked, onContinue }: DesktopStepsProps) {
  const text = useText();
  const setup = useCollectionSetup('desktop', contact);
  const showCode = useRef<HTMLButtonElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(setup.work === 'generating' || setup.qrOpen, () => showCode.current);
  useFocusAfter(setup.work === 'asking' || setup.message !== '', () => continueButton.current);
  const trial = () => {
    onTrialAsked();
    return setup.trial();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 220px' }, gap: 3 }}>
      <div>
        <StepPath>
          <GenerateStep setup={setup} />
          <DownloadStep setup={setup} />
          <ScanStep setup={setup} onShowQr={setup.openQr} showRef={showCode} />
          <TrialStep setup={{ ...setup, trial }} />
        </StepPath>
        {setup.isTrialGiven && (
          <MuiLink
            component="button"
            type="button"
            ref={continueButton}
            onClick={onContinue}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              mt: 3,
              fontSize: '1.125rem',
              fontWeight: 600,
            }}
          >
            {text('Continue')}
            <ArrowRightIcon />
          </MuiLink>
        )}
      </div>
      <Box sx={{ display: { xs: 'none', lg: 'block' }, pt: 2 }}>
        <img src={phoneAtTree} alt="" width="100%" />
      </Box>
      <LaterQrDialog odkToken={setup.odkToken} open={setup.qrOpen} onClose={setup.closeQr} />
      <SetupMessage setup={setup} />
    </Box>
  );
}
