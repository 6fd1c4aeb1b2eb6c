import type { GeoBox } from '@aranya/shared/contracts';
import { palette } from '@aranya/shared/ui/theme';
import L from 'leaflet';
import { useEffect } from 'react';
import { Rectangle, useMap } from 'react-leaflet';

const LINE = { color: palette.forest700, weight: 2, dashArray: '6 4', fillOpacity: 0.06 } as const;

/** In CSS pixels; a smaller box was a press. */
const SMALLEST = 8;

/** About ten metres. */
const degrees = (value: number) => Number(value.toFixed(4));

/** In degrees; ends at the globe's longitudes and latitudes. */
export function boxOf(bounds: L.LatLngBounds): GeoBox {
  const within = (value: number, end: number) => degrees(Math.max(-end, Math.min(end, value)));
  return {
    west: within(bounds.getWest(), 180),
    south: within(bounds.getSouth(), 90),
    east: within(bounds.getEast(), 180),
    north: within(bounds.getNorth(), 90),
  };
}

export const boundsOf = ({ west, south, east, north }: GeoBox) =>
  L.latLngBounds([south, west], [north, east]);

interface DrawnBoxProps {
  box: GeoBox | undefined;
  /** The next drag draws a box instead of moving the map. */
  isDrawing: boolean;
  /** Undefined if nothing was drawn. */
  onDrawn: (box: GeoBox | undefined) => void;
}

export function DrawnBox({ box, isDrawing, onDrawn }: DrawnBoxProps) {
  const map = useMap();
  useEffect(() => {
    if (!isDrawing) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const container = map.getContainer();
    const shown = L.rectangle([[0, 0]] as unknown as L.LatLngBoundsExpression, LINE);
    let start: L.Point | undefined;
    const pointOf = (event: PointerEvent) => map.mouseEventToContainerPoint(event);
    const boundsTo = (end: L.Point) =>
      L.latLngBounds(map.containerPointToLatLng(start ?? end), map.containerPointToLatLng(end));
    map.dragging.disable();
    container.classList.add('is-drawing');
    container.addEventListener(
      'pointerdown',
      (event) => {
        event.stopPropagation();
        container.setPointerCapture(event.pointerId);
        start = pointOf(event);
        shown.setBounds(boundsTo(start)).addTo(map);
      },
      { signal, capture: true },
    );
    container.addEventListener(
      'pointermove',
      (event) => start && shown.setBounds(boundsTo(pointOf(event))),
      { signal },
    );
    container.addEventListener(
      'pointerup',
      (event) => {
        const end = pointOf(event);
        const isPress = !start || start.distanceTo(end) < SMALLEST;
        onDrawn(isPress ? undefined : boxOf(boundsTo(end)));
      },
      { signal },
    );
    return () => {
      leaving.abort();
      shown.remove();
      container.classList.remove('is-drawing');
      map.dragging.enable();
    };
  }, [map, isDrawing, onDrawn]);
  return box && <Rectangle bounds={boundsOf(box)} pathOptions={LINE} interactive={false} />;
}
