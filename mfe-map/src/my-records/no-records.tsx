import { message } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { Surface } from '../controls/surface';
import { useText } from '../texts';
import { NoRecordsDrawing } from './no-records-drawing';

/** Why the map is empty. */
export type NoRecordsReason = 'not-set-up' | 'none-yet' | 'none-readable';

const SENTENCES: Record<NoRecordsReason, string> = {
  'not-set-up': message(
    'Generate your QR code under Getting Started, and the records you send will appear here.',
  ),
  'none-yet': message('Send your first record from ODK Collect, and it will appear here.'),
  'none-readable': message(
    'Your records have no readable place: switch on location in ODK Collect for the next one.',
  ),
};

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  // The map around the card stays usable.
  pointerEvents: 'none',
});

const Card = styled(Surface)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  width: 'min(320px, calc(100% - 32px))',
  padding: '24px 24px 20px',
  borderRadius: 12,
  textAlign: 'center',
  pointerEvents: 'auto',
});

/** Nothing to show yet: one drawing, and one sentence that says what to do. */
export function NoRecords({ reason }: { reason: NoRecordsReason }) {
  const text = useText();
  return (
    <Centre>
      <Card role="status">
        <NoRecordsDrawing />
        <Typography>{text(SENTENCES[reason])}</Typography>
      </Card>
    </Centre>
  );
}
