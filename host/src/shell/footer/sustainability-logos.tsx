import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

/** Degrees, one leaf for each goal of the 2030 Agenda. */
const ANGLES = Array.from({ length: 17 }, (_, goal) => (goal * 360) / 17);
const SIZE = 72;
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;
const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function SeventeenGoalsLogo() {
  const text = useText();
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox="-36 -36 72 72"
      role="img"
      aria-label={text('Works towards the 17 Sustainable Development Goals')}
      {...LINE}
      {...ROUND}
    >
      {ANGLES.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-15C-5-20-4.5-28 0-33 4.5-28 5-20 0-15Z"
          fill={angle === ANGLES[14] ? palette.marigold : 'none'}
        />
      ))}
      <circle r="10" />
      <path d="M0 7V-2M0 2C-4 2-6-1-5.5-4-2-4 0-2 0 2M0 0C3 0 5-2 5-6 2-6 0-4 0 0" />
    </svg>
  );
}

/** Two hands that hold a tree and its roots. */
export function PeopleAndForestLogo() {
  const text = useText();
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox="0 0 72 72"
      role="img"
      aria-label={text('People and forests together')}
      {...LINE}
      {...ROUND}
    >
      <circle cx="36" cy="36" r="33" />
      <path d="M36 44V24M36 34 29 28M36 30l6-5" />
      <path d="M36 12c7 0 9 4 9 7 5 1 7 5 6 9-1 5-6 6-9 5H30c-4 1-8-1-9-5-1-4 2-8 6-9 0-3 2-7 9-7Z" />
      <path d="M13 45c4-1 7 0 10 2l9 5c3 2 1 6-2 5l-8-3M59 45c-4-1-7 0-10 2l-9 5c-3 2-1 6 2 5l8-3" />
      <path d="M17 53c4 4 10 8 17 9M55 53c-4 4-10 8-17 9" />
      <circle cx="45" cy="20" r="2.2" fill={palette.marigold} stroke="none" />
    </svg>
  );
}
