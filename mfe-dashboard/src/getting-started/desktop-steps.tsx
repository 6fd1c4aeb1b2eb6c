import { ArrowRightIcon, Box, MuiLink } from '@aranya/shared/ui/basics';
import { useRef } from 'react';
import { PhoneAtTree } from '../drawings/scenes';
import type { PhoneContact } from '../phone/use-phone';
import { useText } from '../texts';
import { useFocusAfter } from './focus-after';
import { SetupMessage, SetupQr } from './setup-dialogs';
import { DownloadStep, GenerateStep, ScanStep, TrialStep } from './setup-steps';
import { StepPath } from './step-path';
import { useCollectionSetup } from './use-collection-setup';

interface DesktopStepsProps {
  contact: PhoneContact;
  /** Called when the last step is pressed. */
  onTrialAsked: () => void;
  /** Called when the person continues to the forms. */
  onContinue: () => void;
}

/** The four steps as a numbered path, with 'Continue' once they are done. */
export function DesktopSteps({ contact, onTrialAsked, onContinue }: DesktopStepsProps) {
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
        <PhoneAtTree />
      </Box>
      <SetupQr setup={setup} />
      <SetupMessage setup={setup} />
    </Box>
  );
}
