import { useStoredView } from '@aranya/shared/session';
import { Box, HiddenText } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { AsOf, OptionalPart } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { lazy, useRef, useState } from 'react';
import { FormList } from '../campaigns/form-list';
import { useFormCatalogue } from '../campaigns/use-form-catalogue';
import { useFocusAfter } from '../focus/focus-after';
import { LaterMessage } from '../messages/later-message';
import { PhoneNewsRegion } from '../phone/phone-news-region';
import { QrCode } from '../qr-code/qr-code';
import { useText } from '../texts';
import { STEPS_FIRST } from './collection-access';
import { SetupMessage } from './setup-dialogs';
import { DownloadStep, GenerateStep, ScanStep, TrialStep } from './setup-steps';
import { StepPath } from './step-path';
import { type CollectionSetup, useCollectionSetup } from './use-collection-setup';

const SamePhone = lazy(() => import('../qr-code/same-phone'));

/** Step 4 is below every one of the first three. */
const LastStep = styled(StepPath)({
  marginTop: 28,
  paddingTop: 28,
  borderTop: `1px solid ${palette.sandBorder}`,
});

/** What the selector shows: one of the steps 1 to 3, with step 4 below, or the campaigns. */
type StageId = '1' | '2' | '3' | 'collect';

function StepLabel({ id }: { id: StageId }) {
  const text = useText();
  return (
    <>
      <HiddenText>{text('Step')} </HiddenText>
      {id}
    </>
  );
}

/** Setting up and getting forms, on a phone. */
export function MobileGettingStarted() {
  const text = useText();
  const setup = useCollectionSetup('mobile');
  const isReady = setup.access.trial === 'done';
  // A person who has done the trial starts at Collect; one who does it now stays at the step.
  const [first] = useState<StageId>(isReady ? 'collect' : '1');
  const [stage, change] = useStoredView<StageId>('mfe-dashboard/mobile-steps', first);
  const [message, setMessage] = useState('');
  const collectTab = useRef<HTMLSpanElement>(null);
  useFocusAfter(
    setup.work === 'asking' || setup.message !== '',
    () => collectTab.current?.closest('button') ?? null,
  );

  const select = (id: string) => {
    if (id === 'collect' && !isReady) setMessage(STEPS_FIRST);
    else change(() => id as StageId);
  };

  const steps = { 1: GenerateStep, 2: DownloadStep, 3: ScanStep } as const;
  const stages = (['1', '2', '3'] as const).map((id) => {
    const ShownStep = steps[id];
    return {
      id,
      label: <StepLabel id={id} />,
      content: (
        <>
          <StepPath>
            <ShownStep setup={setup} />
          </StepPath>
          {id === '1' && <OwnQr setup={setup} />}
          <LastStep start={4}>
            <TrialStep setup={setup} />
          </LastStep>
        </>
      ),
    };
  });

  return (
    <>
      <TabPanels
        label={text('Steps')}
        selectedId={stage}
        onSelect={select}
        tabs={[
          ...stages,
          {
            id: 'collect',
            label: <span ref={collectTab}>{text('Collect')}</span>,
            content: <Collect />,
          },
        ]}
      />
      <SetupMessage setup={setup} />
      <LaterMessage message={text(message)} onClose={() => setMessage('')} />
    </>
  );
}

/** The QR where the person can save it: on a phone nobody scans their own screen. */
function OwnQr({ setup }: { setup: CollectionSetup }) {
  const text = useText();
  const code = useRef<HTMLDivElement>(null);
  useFocusAfter(setup.work === 'generating', () => code.current);
  if (setup.odkToken === '') return null;
  return (
    <Box ref={code} tabIndex={-1} role="group" aria-label={text('Your QR code')} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <QrCode odkToken={setup.odkToken} />
      </Box>
      <OptionalPart>
        <SamePhone odkToken={setup.odkToken} />
      </OptionalPart>
    </Box>
  );
}

/** Forms that anyone can ask for, and forms behind a PIN. */
function Collect() {
  const text = useText();
  const [tab, change] = useStoredView('mfe-dashboard/mobile-campaigns', 'open');
  const catalogue = useFormCatalogue();
  return (
    <>
      <PhoneNewsRegion />
      <AsOf at={catalogue.keptAt} />
      <TabPanels
        label={text('Campaigns')}
        selectedId={tab}
        onSelect={(id) => change(() => id)}
        tabs={[
          {
            id: 'open',
            label: text('Open Campaigns'),
            content: <FormList forms={catalogue.open} needsPin={false} />,
          },
          {
            id: 'targeted',
            label: text('Targeted Campaigns'),
            content: <FormList forms={catalogue.targeted} needsPin />,
          },
        ]}
      />
    </>
  );
}
