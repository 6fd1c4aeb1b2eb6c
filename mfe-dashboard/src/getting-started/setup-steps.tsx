import { settings } from '@aranya/shared/config';
import { Alert, Button, ExternalIcon } from '@aranya/shared/ui/basics';
import type { Ref } from 'react';
import { QrIcon } from '../drawings/icons';
import { LongWait } from '../messages/long-wait';
import { PhoneNewsRegion } from '../phone/phone-news-region';
import { useText } from '../texts';
import { Step } from './step-path';
import type { CollectionSetup } from './use-collection-setup';

interface StepProps {
  setup: CollectionSetup;
}

/** 1: the QR that sets the collection app up. */
export function GenerateStep({ setup }: StepProps) {
  const text = useText();
  const { access, work, problem } = setup;
  const isDone = access.generate === 'done';
  return (
    <Step
      number={1}
      state={access.generate}
      title={text('Your QR code')}
      action={
        <>
          <Button
            variant="contained"
            color={access.generate === 'next' ? 'warning' : 'primary'}
            startIcon={<QrIcon size={20} />}
            disabled={isDone || work !== null}
            onClick={setup.generate}
          >
            {text('Generate QR Code')}
          </Button>
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {text(problem)}
            </Alert>
          )}
        </>
      }
    >
      {isDone
        ? text('Your code is ready. It carries the settings of the collection app.')
        : text('One picture carries all the settings of the collection app.')}
    </Step>
  );
}

/** 2: the collection app itself. */
export function DownloadStep({ setup }: StepProps) {
  const text = useText();
  return (
    <Step
      number={2}
      state={setup.access.download}
      title={text('The collection app')}
      action={
        <Button
          variant="outlined"
          color="secondary"
          href={settings().collect.storeUrl}
          target="_blank"
          rel="noreferrer"
          endIcon={<ExternalIcon size={18} />}
        >
          {text('Download ODK Collect')}
        </Button>
      }
    >
      {text(
        'Records are made with ODK Collect. It works in a forest without a network and sends later.',
      )}
    </Step>
  );
}

interface ScanStepProps extends StepProps {
  /** Shows the QR; absent where it cannot be scanned from, because it is on the same phone. */
  onShowQr?: () => void;
  /** The button that shows it. */
  showRef?: Ref<HTMLButtonElement>;
}

/** 3: the QR into the app. */
export function ScanStep({ setup, onShowQr, showRef }: ScanStepProps) {
  const text = useText();
  const { scan } = setup.access;
  return (
    <Step
      number={3}
      state={scan}
      title={text('Scan or upload the QR in the app')}
      action={
        onShowQr &&
        setup.odkToken !== '' && (
          <Button ref={showRef} variant="outlined" color="secondary" onClick={onShowQr}>
            {text('Show the code')}
          </Button>
        )
      }
    >
      {scan === 'locked'
        ? text('Generate your QR code first.')
        : onShowQr
          ? text(
              'Open ODK Collect, choose ‘Configure with QR code’, and scan your code from this screen or select the picture you saved.',
            )
          : text(
              'Open ODK Collect, choose ‘Configure with QR code’, and select the picture you saved.',
            )}
    </Step>
  );
}

/** 4: the trial form, with which everyone begins. */
export function TrialStep({ setup }: StepProps) {
  const text = useText();
  const { access, work } = setup;
  const locked = access.trial === 'locked';
  return (
    <Step
      number={4}
      state={access.trial}
      title={text('Your first form')}
      action={
        <>
          <Button
            variant="contained"
            color={access.trial === 'next' ? 'warning' : 'primary'}
            disabled={access.trial !== 'next' || work !== null}
            onClick={setup.trial}
          >
            {text('Trial Form Access')}
          </Button>
          <LongWait waits={work === 'asking'} />
          <PhoneNewsRegion />
        </>
      }
    >
      {locked && text('Generate your QR code first.')}
      {access.trial === 'next' &&
        text('Get the trial form on your phone, fill it in once and send it.')}
      {access.trial === 'done' && text('You have the trial form. The campaigns are open to you.')}
    </Step>
  );
}
