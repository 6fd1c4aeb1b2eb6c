import noRecords from '@aranya/content/drawings/empty/no-records.svg';
import { addressOfParameter, RECORD_PATH, SIGHTING_FORM_ID } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { RetryIcon, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { Surface, SurfaceButton } from '../controls/surface';
import { useText } from '../texts';

export type NoRecordsReason = 'not-set-up' | 'none-yet' | 'none-readable' | 'failed';

const SENTENCES: Record<NoRecordsReason, string> = {
  'not-set-up': message(
    'Generate your QR code under Getting Started, and the records you send will appear here.',
  ),
  'none-yet': message('Send your first record from ODK Collect, and it will appear here.'),
  'none-readable': message(
    'Your records have no readable place: switch on location in ODK Collect for the next one.',
  ),
  failed: message('The records could not be loaded.'),
};

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  // The map around the card remains usable.
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

interface NoRecordsProps {
  reason: NoRecordsReason;
  onRetry?: () => void;
}

export function NoRecords({ reason, onRetry }: NoRecordsProps) {
  const text = useText();
  return (
    <Centre>
      <Card role="status">
        {!onRetry && <img src={noRecords} alt="" width={168} height={112} />}
        <Typography>{text(SENTENCES[reason])}</Typography>
        {reason === 'none-yet' && (
          // A plain link, because the page has a document of its own.
          <a href={addressOfParameter(RECORD_PATH, SIGHTING_FORM_ID)}>
            {text('Record a sighting')}
          </a>
        )}
        {onRetry && (
          <SurfaceButton type="button" onClick={onRetry}>
            <RetryIcon size={18} />
            {text('Try again')}
          </SurfaceButton>
        )}
      </Card>
    </Centre>
  );
}
