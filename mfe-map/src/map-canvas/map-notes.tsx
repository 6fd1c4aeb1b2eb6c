import { RetryIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode, RefObject } from 'react';
import { SurfaceButton } from '../controls/surface';
import { useText } from '../texts';

const Notes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  rowGap: 4,
  paddingTop: 10,
  color: palette.ink2,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '[data-view="large"] > &': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    padding: '2px 12px',
    whiteSpace: 'nowrap',
    '& > *, & > * > *': { flexShrink: 0, flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  },
});

const News = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  '&:empty': { display: 'none' },
});

const Retry = styled(SurfaceButton)({
  marginLeft: -12,
  paddingInline: 12,
  color: palette.teal600,
  fontWeight: 600,
});

const Credits = styled('div')({
  marginLeft: 'auto',
  '& a': { color: palette.teal600, textDecoration: 'underline' },
});

interface MapNotesProps {
  credits: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
  /** Present if tiles failed. */
  onRetryTiles?: () => void;
}

export function MapNotes({ credits, children, onRetryTiles }: MapNotesProps) {
  const text = useText();
  return (
    <Notes>
      <News role="status">
        {children}
        {onRetryTiles && (
          <span>{text('The map tiles cannot be reached, so this is the packaged map.')}</span>
        )}
      </News>
      {onRetryTiles && (
        <Retry type="button" onClick={onRetryTiles}>
          <RetryIcon size={18} />
          {text('Retry tiles')}
        </Retry>
      )}
      <Credits ref={credits} />
    </Notes>
  );
}
