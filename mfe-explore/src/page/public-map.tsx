import type { GeoBox } from '@aranya/shared/contracts';
import { RemoteRegion } from '@aranya/shared/federation';
import { Skeleton } from '@aranya/shared/ui/basics';
import { useMemo } from 'react';
import { cellsOf } from '../explore-calls';
import type { Filter } from '../filters/filter-address';
import { useText } from '../texts';

interface PublicMapProps {
  filter: Filter;
  label: string;
  height?: string;
  /** `states` are those with packaged borders. */
  shows: 'states' | 'records' | 'box';
  box?: GeoBox | undefined;
  /** Undefined removes the box; without this function boxes cannot be drawn. */
  onBox?: (box: GeoBox | undefined) => void;
}

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
