import { askToEndSession } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { Navigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button, PageColumn } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { SignOutIcon } from '../drawings/icons';
import { MobileGettingStarted } from '../getting-started/mobile-getting-started';
import { KeyOffer } from '../lost-phone/key-offer';
import { AdvancedProcessIntegrations } from '../my-aranya/advanced-process-integrations';
import { SpeciesMapRegion } from '../my-aranya/species-map-region';
import { useProfileRefresh } from '../profile/use-profile-refresh';
import { useText } from '../texts';
import { asksForProfile } from './first-load';
import { Fold } from './fold';
import { PersonHead } from './person-head';
import { useOpenFolds } from './use-open-folds';

/** The dashboard up to 768 px; on the first load the profile page may be shown before it. */
export default function MobileDashboard() {
  const session = useSession();
  const [profileFirst] = useState(() => asksForProfile(session));
  return profileFirst ? <Navigate to="/mob/edit-profile" replace /> : <Sections />;
}

function Sections() {
  const text = useText();
  const readAt = useProfileRefresh();
  const fold = useOpenFolds();
  return (
    <PageColumn sx={{ py: 3, maxWidth: 640 }}>
      <PersonHead readAt={readAt} />
      <KeyOffer />
      <Fold title={text('Getting Started')} {...fold('getting-started')}>
        <MobileGettingStarted />
      </Fold>
      <Fold title={text('My {name}', { name: settings().brand.name })} {...fold('my-aranya')}>
        <SpeciesMapRegion />
      </Fold>
      <Fold title={text('Advanced process Integrations')} {...fold('integrations')}>
        <AdvancedProcessIntegrations />
      </Fold>
      <Button
        fullWidth
        variant="outlined"
        startIcon={<SignOutIcon size={20} />}
        onClick={askToEndSession}
        sx={{ mt: 1, color: '#fff', borderColor: '#fff', '&:hover': { borderColor: '#fff' } }}
      >
        {text('Log out')}
      </Button>
    </PageColumn>
  );
}
