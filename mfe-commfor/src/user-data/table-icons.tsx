import { drawIcon, type IconProps, LeafIcon } from '@aranya/shared/ui/basics';
import type { ReactElement } from 'react';

export const PrintIcon = drawIcon([
  'M7 9V4h10v5',
  'M7 17H4V9h16v8h-3',
  'M7 14h10v6H7z',
  'M16.5 12v.1',
]);

const TreeIcon = drawIcon([
  'M12 21v-8',
  'M12 16l3.5-3',
  'M12 3a5 5 0 0 1 4.6 7A4.2 4.2 0 0 1 15 17h-6a4.2 4.2 0 0 1-1.6-7A5 5 0 0 1 12 3Z',
]);
const ShrubIcon = drawIcon([
  'M12 21v-8M12 21c-1-4-3-6-6-7M12 21c1-4 3-6 6-7',
  'M12 13c-2.4-2-2.4-5 0-8 2.4 3 2.4 6 0 8Z',
  'M6 14c-2.2.2-3.6-1-4-4 3-.4 4.4 1 4 4ZM18 14c2.2.2 3.6-1 4-4-3-.4-4.4 1-4 4Z',
]);
const ClimberIcon = drawIcon([
  'M9 21c0-4 6-5 6-9s-6-4-6-8',
  'M15 12c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5Z',
  'M9.5 16.5c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5Z',
]);
const BambooIcon = drawIcon([
  'M8 21V3M12 21V3',
  'M7 9h6M7 15h6',
  'M12 9c2-3.5 4.5-4.5 8-4-1.5 3.5-4 4.7-8 4Z',
  'M12 15c2-3 4-3.8 7-3.4-1.3 3-3.5 4-7 3.4Z',
]);
const BirdIcon = drawIcon([
  'M3 14c5 0 6-7 11-7a4 4 0 0 1 4 3l3 1-3 1.5c0 4-3 6.5-7 6.5-3.5 0-6-2-8-5Z',
  'M9 14c2 .8 4 .5 5.5-1.5',
  'M14.8 9.9v.1',
  'M10 19v2.5M13 18.8v2.7',
]);
const MammalIcon = drawIcon([
  'M12 20c-3.5 0-5-1.7-5-3.5 0-2.5 2.5-4 5-4s5 1.5 5 4c0 1.8-1.5 3.5-5 3.5Z',
  'M5.5 13a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4ZM18.5 13a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4Z',
  'M9.5 9.4a1.7 2.4 0 1 0 0-4.8 1.7 2.4 0 0 0 0 4.8ZM14.5 9.4a1.7 2.4 0 1 0 0-4.8 1.7 2.4 0 0 0 0 4.8Z',
]);

const ICONS: Record<string, (props: IconProps) => ReactElement> = {
  tree: TreeIcon,
  shrub: ShrubIcon,
  climber: ClimberIcon,
  bamboo: BambooIcon,
  bird: BirdIcon,
  mammal: MammalIcon,
};

/** An unknown type has a leaf. */
export function SpeciesTypeIcon({ type }: { type: string }) {
  const Icon = ICONS[type.trim().toLowerCase()] ?? LeafIcon;
  return <Icon size={22} />;
}
