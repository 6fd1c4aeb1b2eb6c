import { styled } from '@aranya/shared/ui/theme';
import type L from 'leaflet';
import { useEffect, useState } from 'react';
import { FitIcon, MinusIcon, PlusIcon } from './icons';
import { Surface, SurfaceButton } from './surface';

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
}));

const Pair = styled(Surface)({ display: 'flex', flexDirection: 'column' });

interface ZoomButtonsProps {
  map: L.Map | null;
  /** Brings all records into view; absent where there are none. */
  onShowAll?: () => void;
}

/** Whether the map can go closer or farther, following it. */
function useZoomLimits(map: L.Map | null) {
  const [zoom, setZoom] = useState(() => map?.getZoom() ?? 0);
  useEffect(() => {
    if (!map) return;
    const follow = () => setZoom(map.getZoom());
    follow();
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  return {
    isClosest: map !== null && zoom >= map.getMaxZoom(),
    isFarthest: map !== null && zoom <= map.getMinZoom(),
  };
}

/** Zooming in and out, and all records at once. */
export function ZoomButtons({ map, onShowAll }: ZoomButtonsProps) {
  const { isClosest, isFarthest } = useZoomLimits(map);
  return (
    <Column>
      <Pair>
        <SurfaceButton
          type="button"
          aria-label="Zoom in"
          title="Zoom in"
          disabled={isClosest}
          onClick={() => map?.zoomIn()}
        >
          <PlusIcon size={20} />
        </SurfaceButton>
        <SurfaceButton
          type="button"
          aria-label="Zoom out"
          title="Zoom out"
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
            aria-label="Show all my records"
            title="Show all my records"
            onClick={onShowAll}
          >
            <FitIcon size={22} />
          </SurfaceButton>
        </Surface>
      )}
    </Column>
  );
}
