import type { GeoBox } from '@aranya/shared/contracts';
import { RemoteRegion } from '@aranya/shared/federation';
import { Skeleton } from '@aranya/shared/ui/basics';
import { useMemo } from 'react';
import { cellsOf } from '../explore-calls';
import type { Filter } from '../filters/filter-address';
import { useText } from '../texts';

interface PublicMapProps {
  filter: Filter;
  /** Accessible name. */
  label: string;
  /** CSS height. */
  height?: string;
  /** First view: the states with packaged borders, all records, or the box. */
  shows: 'states' | 'records' | 'box';
  /** Box that is drawn on the map. */
  box?: GeoBox | undefined;
  /** Called with another box, or undefined to remove it; without it boxes cannot be drawn. */
  onBox?: (box: GeoBox | undefined) => void;
}

/** The map of another remote with the filtered records. */
export function PublicMap({
  filter,
  height = 'clamp(320px, 48svh, 520px)',
  ...props
}: PublicMapProps) {
  const text = useText();
  const key = JSON.stringify(filter);
  // The map requests its records again when the function changes, so it must not change otherwise.
  const addressOf = useMemo(() => cellsOf(JSON.parse(key)), [key]);
  return (
    <RemoteRegion
      remote="mfe-map"
      expose="./public-map"
      label={text('the map')}
      skeleton={<Skeleton variant="rounded" sx={{ height }} />}
      props={{ ...props, addressOf, height }}
    />
  );
}
