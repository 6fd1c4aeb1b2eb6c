import { styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useRef } from 'react';
import { useWidth } from '../map-canvas/use-width';

/** In CSS pixels. */
const BESIDE_FROM = 1240;

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '&[data-list="beside"]': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
});

const Beside = styled('div')({
  '[data-list="beside"] > &': {
    maxHeight: 'max(65vh, 320px)',
    overflowY: 'auto',
    paddingInline: 4,
  },
});

export function MapWithList({ children, list }: { children: ReactNode; list: ReactNode }) {
  const parts = useRef<HTMLDivElement>(null);
  const isBeside = useWidth(parts) >= BESIDE_FROM;
  return (
    <Parts ref={parts} data-list={isBeside ? 'beside' : 'below'}>
      <div>{children}</div>
      {list && <Beside>{list}</Beside>}
    </Parts>
  );
}
