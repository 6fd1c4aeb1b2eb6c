import { useLocation, useOnNavigation } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { PageSkeleton } from '@aranya/shared/ui/states';
import { useEffect, useRef, useState } from 'react';
import { Later, LaterPart } from '../messages/later-part';
import { useText } from '../texts';
import { ProfileCard } from './profile-card';
import { profileDraft } from './profile-draft';

const PROFILE_FORM = new Later(() => import('./profile-form'));

export function ProfilePanel() {
  const text = useText();
  const { userId } = useSession();
  const [editing, setEditing] = useState(() => profileDraft(userId) !== null);
  const { state } = useLocation();
  // The person opened the form from the list of queued entries.
  const isAsked = (state as { editsProfile?: boolean } | null)?.editsProfile === true;
  useOnNavigation(() => {
    if (isAsked) setEditing(true);
  });
  const edit = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(editing);
  // The pressed button disappears with its side of the panel, so the focus moves to the other side.
  useEffect(() => {
    if (wasEditing.current !== editing) (editing ? heading : edit).current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (!editing) return <ProfileCard editRef={edit} onEdit={() => setEditing(true)} />;
  return (
    <Box sx={{ p: 3, maxWidth: 640 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h2"
        sx={{ mb: 3, outline: 'none' }}
      >
        {text('Edit profile')}
      </Typography>
      <LaterPart
        part={PROFILE_FORM}
        fallback={<PageSkeleton />}
        props={{ onDone: () => setEditing(false) }}
      />
    </Box>
  );
}
