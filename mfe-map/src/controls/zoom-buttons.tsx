import { styled } from '@aranya/shared/ui/theme';
import type L from 'leaflet';
import { useEffect, useState } from 'react';
import { useText } from '../texts';
import { FitIcon, LargeIcon, MinusIcon, PlusIcon, SmallIcon } from './icons';
import { NARROW_MAP, Surface, SurfaceButton } from './surface';
import { zoomEnds } from './zoom-ends';

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 12,
  left: 12,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  [theme.breakpoints.up('md')]: { top: 16, left: 16 },
  // On a phone of 320 px the row ends before 'Layers'.
  [NARROW_MAP]: { top: 6, left: 6, flexDirection: 'row', gap: 4 },
}));

const Pair = styled(Surface)({
  display: 'flex',
  flexDirection: 'column',
  [NARROW_MAP]: { flexDirection: 'row' },
});

interface ZoomButtonsProps {
  map: L.Map | null;
  /** Absent without records. */
  onShowAll?: () => void;
  isLarge: boolean;
  onLarge: (large: boolean) => void;
}

const NEITHER = { isClosest: false, isFarthest: false };

function useZoomEnds(map: L.Map | null) {
  const [ends, setEnds] = useState(() => (map ? zoomEnds(map) : NEITHER));
  useEffect(() => {
    if (!map) return;
    const follow = () => setEnds(zoomEnds(map));
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  return ends;
}

export function ZoomButtons({ map, onShowAll, isLarge, onLarge }: ZoomButtonsProps) {
  const text = useText();
  const largeLabel = isLarge ? text('Back to the page') : text('Large view');
  const { isClosest, isFarthest } = useZoomEnds(map);
  return (
    <Column>
      <Pair>
        <SurfaceButton
          type="button"
          aria-label={text('Zoom in')}
          title={text('Zoom in')}
          disabled={isClosest}
          onClick={() => map?.zoomIn()}
        >
          <PlusIcon size={20} />
        </SurfaceButton>
        <SurfaceButton
          type="button"
          aria-label={text('Zoom out')}
          title={text('Zoom out')}
          disabled={isFarthest}
          onClick={() => map?.zoomOut()}
        >
          <MinusIcon size={20} />
        </SurfaceButton>
      </Pair>
      {onShowAll && (
        <Surface>
          <SurfaceButton
            type="button"
            aria-label={text('Show all my records')}
            title={text('Show all my records')}
            onClick={onShowAll}
          >
            <FitIcon size={22} />
          </SurfaceButton>
        </Surface>
      )}
      <Surface>
        <SurfaceButton
          type="button"
          aria-label={largeLabel}
          title={largeLabel}
          onClick={() => onLarge(!isLarge)}
        >
          {isLarge ? <SmallIcon size={22} /> : <LargeIcon size={22} />}
        </SurfaceButton>
      </Surface>
    </Column>
  );
}
