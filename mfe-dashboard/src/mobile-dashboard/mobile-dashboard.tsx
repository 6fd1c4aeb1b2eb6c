import { askToEndSession } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { Link, Navigate } from '@aranya/shared/navigation';
import { canReview, useSession } from '@aranya/shared/session';
import {
  Box,
  Button,
  EditIcon,
  PageColumn,
  Stack,
  Typography,
  Written,
} from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { MobileGettingStarted } from '../getting-started/mobile-getting-started';
import { SignOutIcon } from '../icons';
import { KeyOffer } from '../lost-phone/key-offer';
import { AdvancedProcessIntegrations } from '../my-aranya/advanced-process-integrations';
import { SpeciesMapRegion } from '../my-aranya/species-map-region';
import { ProfileAvatar } from '../profile/profile-avatar';
import { useProfileRefresh } from '../profile/use-profile-refresh';
import { useText } from '../texts';
import { asksForProfile } from './first-load';
import { Fold, useOpenFolds } from './fold';

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

interface PersonHeadProps {
  /** Date of the cached profile; undefined if it is current. */
  readAt: Date | undefined;
}

function PersonHead({ readAt }: PersonHeadProps) {
  const text = useText();
  const session = useSession();
  const { name, organization, organizationName, isAdministrator } = session;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', color: '#fff', mb: 3 }}>
      <ProfileAvatar size={72} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          <Written>{name}</Written>
        </Typography>
        {organization && <Typography>{text(organization)}</Typography>}
        {organizationName && (
          <Typography variant="body2">
            <Written>{organizationName}</Written>
          </Typography>
        )}
        <AsOf at={readAt} />
        <Button
          component={Link}
          to="/mob/edit-profile"
          variant="outlined"
          color="inherit"
          startIcon={<EditIcon size={18} />}
          sx={{ mt: 1 }}
        >
          {text('Edit')}
        </Button>
        {canReview(session) && (
          <Button
            component={Link}
            to={isAdministrator ? '/admin/people' : '/admin/records'}
            variant="outlined"
            color="inherit"
            sx={{ mt: 1, ml: 1 }}
          >
            {isAdministrator ? text('Administration') : text('Review')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
