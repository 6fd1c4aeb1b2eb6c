import { settings } from '@aranya/shared/config';
import { useReading } from '@aranya/shared/languages';
import { Box, Skeleton } from '@aranya/shared/ui/basics';
import { EmptyState, ErrorState } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../texts';
import { useViewerChannel } from './use-viewer-channel';
import { inLanguageOf } from './viewer-language';

export const VIEWER_TIMEOUT_MS = 20_000;

/** In CSS pixels. */
const HEIGHT = { min: 420, max: 12_000, start: 640 };

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: palette.paper,
  // A frame cannot break across printed pages: the first sheet would be empty.
  '@media print': { display: 'none' },
});

interface EmbeddedViewerProps {
  title: string;
  address: string;
  /** Empty until a field site is chosen. */
  siteName: string;
}

export function EmbeddedViewer({ title, address, siteName }: EmbeddedViewerProps) {
  const reading = useReading();
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const origin = originOfViewer(address);
  if (!origin) {
    return (
      <EmptyState title={text('{name} is not set up', { name: title })}>
        {text("The operator of this site can enter the viewer's address in the settings.")}
      </EmptyState>
    );
  }
  return (
    <ViewerFrame
      key={attempt}
      title={title}
      address={saysReady(origin) ? inLanguageOf(address, reading) : address}
      origin={origin}
      siteName={siteName}
      again={() => setAttempt((count) => count + 1)}
    />
  );
}

type ViewerFrameProps = EmbeddedViewerProps & { origin: string; again: () => void };

function ViewerFrame({ title, address, origin, siteName, again }: ViewerFrameProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { listening, height } = useViewerChannel(frame, origin, siteName);
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);
  const open = listening || (loaded && !saysReady(origin));

  useEffect(() => {
    if (open) return;
    const timer = window.setTimeout(() => setLate(true), VIEWER_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [open]);

  if (late && !open) {
    return (
      <ErrorState title={text('We could not load {name}.', { name: title })} onRetry={again}>
        {text(
          'Its page gives no answer. Check the connection and try again; the other tabs go on working.',
        )}
      </ErrorState>
    );
  }
  const shownHeight = Math.min(HEIGHT.max, Math.max(HEIGHT.min, height ?? HEIGHT.start));
  return (
    <Box sx={{ position: 'relative' }}>
      {!open && (
        <Box
          role="status"
          aria-label={text('Loading {name}', { name: title })}
          sx={{ position: 'absolute', inset: 0, p: 3, zIndex: 1, bgcolor: palette.paper }}
        >
          <Skeleton variant="text" width="40%" height={48} />
          <Skeleton variant="rounded" height="70%" sx={{ mt: 2 }} />
        </Box>
      )}
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {text('{view} of {site}: the view has a Print button of its own.', {
          view: title,
          site: siteName || text('no field site'),
        })}
      </Box>
      <Frame
        ref={frame}
        src={address}
        title={title}
        // The viewer keeps its origin for scripts and fonts; it may not navigate this page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
        style={{ height: shownHeight }}
      />
    </Box>
  );
}

/** Null if the setting is not a usable address. */
function originOfViewer(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address, window.location.href);
    return address !== '' && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/** This product's viewers post 'ready'. External pages only have the frame's load event. */
export function saysReady(origin: string): boolean {
  const ours = Object.values(settings().remoteOrigins ?? {}).map(
    (address) => new URL(address, window.location.href).origin,
  );
  return [window.location.origin, ...ours].includes(origin);
}
