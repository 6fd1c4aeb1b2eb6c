import { settings } from '@aranya/shared/config';
import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { Button, ExternalIcon, Failure, Stack } from '@aranya/shared/ui/basics';
import type { ReactNode, Ref } from 'react';
import { RecordLink } from '../campaigns/record-link';
import { QrIcon } from '../icons';
import { LongWait } from '../messages/long-wait';
import { isIPhone } from '../phone/is-iphone';
import { PhoneStatusRegion } from '../phone/phone-status-region';
import { useText } from '../texts';
import { Step } from './step-path';
import type { CollectionSetup } from './use-collection-setup';

interface StepProps {
  setup: CollectionSetup;
  short?: boolean;
  /** Full-width. */
  below?: ReactNode;
}

const BUTTON = {
  next: { variant: 'contained', color: 'warning' },
  open: { variant: 'outlined', color: 'secondary' },
} as const;

export function GenerateStep({ setup, short, below }: StepProps) {
  const text = useText();
  const { access, work, problem } = setup;
  const isDone = access.generate === 'done';
  return (
    <Step
      number={1}
      state={access.generate}
      title={text('Your QR code')}
      below={below}
      action={
        !short && (
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
            <Failure sx={{ mt: 2 }}>{problem && text(problem)}</Failure>
          </>
        )
      }
    >
      {isDone
        ? text('Your code is ready. It carries the settings of the collection app.')
        : text('One picture carries all the settings of the collection app.')}
    </Step>
  );
}

export function DownloadStep({ setup, short }: StepProps) {
  const text = useText();
  const isNext = setup.access.download === 'next';
  const needsOther = isIPhone();
  return (
    <Step
      number={2}
      state={setup.access.download}
      title={text('The collection app')}
      action={
        !short && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {!needsOther && (
              <Button
                {...BUTTON[isNext ? 'next' : 'open']}
                href={settings().collect.storeUrl}
                target="_blank"
                rel="noreferrer"
                endIcon={<ExternalIcon size={18} />}
                onClick={setup.noteApp}
              >
                {text('Download ODK Collect')}
              </Button>
            )}
            <RecordLink formId={TRIAL_FORM_ID} variant={needsOther ? 'contained' : 'text'}>
              {needsOther
                ? text('Record in this browser')
                : text('No Android phone? Record in this browser')}
            </RecordLink>
            {isNext && (
              <Button color="secondary" onClick={setup.noteApp}>
                {needsOther ? text('I have an Android phone') : text('I have it')}
              </Button>
            )}
          </Stack>
        )
      }
    >
      {needsOther
        ? text(
            'ODK Collect is an app for Android; there is none for iPhone and iPad. Here you fill in the same forms in this browser.',
          )
        : text(
            'Records are made with ODK Collect. It works in a forest without a network and sends later.',
          )}
    </Step>
  );
}

interface ScanStepProps extends StepProps {
  /** Absent on the phone itself, which cannot scan its own screen. */
  onShowQr?: () => void;
  showRef?: Ref<HTMLButtonElement>;
}

export function ScanStep({ setup, below, onShowQr, showRef }: ScanStepProps) {
  const text = useText();
  const { scan } = setup.access;
  return (
    <Step
      number={3}
      state={scan}
      title={text('Scan or upload the QR in the app')}
      below={below}
      action={
        onShowQr &&
        setup.odkToken !== '' && (
          <Button ref={showRef} {...BUTTON[scan === 'next' ? 'next' : 'open']} onClick={onShowQr}>
            {text('Show the code')}
          </Button>
        )
      }
    >
      {scan === 'locked'
        ? text('Generate your QR code first.')
        : onShowQr || isIPhone()
          ? text(
              'Open ODK Collect, choose ‘Configure with QR code’, and scan your code from this screen or select the picture you saved.',
            )
          : text(
              'Open ODK Collect, choose ‘Configure with QR code’, and select the picture you saved.',
            )}
    </Step>
  );
}

export function TrialStep({ setup }: StepProps) {
  const text = useText();
  const { access, work, isTrialGiven } = setup;
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
            disabled={!setup.canAskForTrial || work !== null}
            onClick={setup.trial}
          >
            {text('Trial Form Access')}
          </Button>
          <LongWait waits={work === 'asking'} />
          <PhoneStatusRegion contact={setup.contact} />
        </>
      }
    >
      {access.trial === 'locked'
        ? text('Generate your QR code first.')
        : isTrialGiven
          ? text('You have the trial form. The campaigns are open to you.')
          : text('Get the trial form on your phone, fill it in once and send it.')}
    </Step>
  );
}
