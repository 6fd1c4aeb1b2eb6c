import { useStoredView } from '@aranya/shared/session';
import { Box, HiddenText } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { AsOf, OptionalPart } from '@aranya/shared/ui/states';
import { lazy, useRef, useState } from 'react';
import { FormList, useFormCatalogue } from '../campaigns/form-list';
import { LaterMessage } from '../messages/later-part';
import { isIPhone } from '../phone/is-iphone';
import { PhoneStatusRegion } from '../phone/phone-status-region';
import { type PhoneContact, usePhone } from '../phone/use-phone';
import { QrCode } from '../qr-code/qr-code';
import { useText } from '../texts';
import { type CollectionAccess, STEPS_FIRST } from './collection-access';
import { useFocusAfter } from './focus-after';
import { SetupMessage } from './setup-message';
import { DownloadStep, GenerateStep, ScanStep, TrialStep } from './setup-steps';
import { StepPath } from './step-path';
import { type CollectionSetup, useCollectionSetup } from './use-collection-setup';

const SamePhone = lazy(() => import('../qr-code/same-phone'));

type StageId = '1' | '2' | '3' | 'collect';

const firstStage = ({ generate, download }: CollectionAccess): StageId =>
  generate === 'next' ? '1' : download === 'next' ? '2' : '3';

export function MobileGettingStarted() {
  const text = useText();
  const setup = useCollectionSetup('mobile', usePhone());
  const { access, isTrialGiven: isReady } = setup;
  // A person who has completed the trial starts at Collect; one who completes it now stays at the
  // step.
  const [first] = useState(() => (isReady ? 'collect' : firstStage(access)));
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

  const path = (
    <StepPath>
      <GenerateStep
        setup={setup}
        short={stage !== '1' && access.generate !== 'next'}
        below={stage === '1' && <OwnQr setup={setup} />}
      />
      <DownloadStep setup={setup} short={stage !== '2' && access.download !== 'next'} />
      <ScanStep setup={setup} below={stage === '3' && <CodeForScan setup={setup} />} />
      <TrialStep setup={setup} />
    </StepPath>
  );
  const stages = (['1', '2', '3'] as const).map((id) => ({
    id,
    label: (
      <>
        <HiddenText>{text('Step')} </HiddenText>
        {id}
      </>
    ),
    content: path,
  }));

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
            content: <Collect contact={setup.contact} />,
          },
        ]}
      />
      <SetupMessage setup={setup} />
      <LaterMessage message={text(message)} onClose={() => setMessage('')} />
    </>
  );
}

/** Has a save button, because a phone cannot scan its own screen. */
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
    </Box>
  );
}

/** On an iPhone, shows the code for the phone with the app. */
function CodeForScan({ setup }: { setup: CollectionSetup }) {
  if (setup.odkToken === '') return null;
  if (isIPhone()) return <OwnQr setup={setup} />;
  return (
    <OptionalPart>
      <SamePhone odkToken={setup.odkToken} />
    </OptionalPart>
  );
}

function Collect({ contact }: { contact: PhoneContact }) {
  const text = useText();
  const [tab, change] = useStoredView('mfe-dashboard/mobile-campaigns', 'open');
  const catalogue = useFormCatalogue();
  return (
    <>
      <PhoneStatusRegion contact={contact} />
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
