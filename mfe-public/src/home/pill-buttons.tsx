import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import type { Pill } from './pills';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  ...plainList,
  [theme.breakpoints.up('md')]: {
    alignContent: 'center',
    gap: 36,
    width: 224,
    '&[data-side="left"]': { justifySelf: 'end' },
  },
  [theme.breakpoints.between('md', 'lg')]: { width: '100%' },
  // The middle pill is shifted outwards, so that the six form a ring.
  [theme.breakpoints.up('lg')]: {
    '&[data-side="left"] > :nth-of-type(2)': { translate: '-56px 0' },
    '&[data-side="right"] > :nth-of-type(2)': { translate: '56px 0' },
  },
}));

const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: palette.forest900,
  backgroundColor: palette.moss200,
  '@media (max-width: 359px)': { display: 'none' },
});

const Button = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 56,
  whiteSpace: 'nowrap',
  padding: '5px 12px 5px 5px',
  border: `1.5px solid rgba(201, 220, 194, 0.55)`,
  borderRadius: 999,
  color: '#fff',
  backgroundColor: 'rgba(11, 42, 31, 0.6)',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 180ms ease-out, color 180ms ease-out',
  '@media (max-width: 359px)': {
    justifyContent: 'center',
    paddingInline: 8,
    '&[aria-pressed="true"]::after': { left: 12 },
  },
  '&:hover': { backgroundColor: palette.forest700 },
  '&[aria-pressed="true"]': {
    color: palette.ink,
    backgroundColor: palette.paper,
    borderColor: palette.paper,
  },
  // A phone has no room beside the name, so the mark is on the edge of the disc.
  '&[aria-pressed="true"]::after': {
    content: '""',
    position: 'absolute',
    top: 5,
    left: 35,
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: palette.marigold,
    boxShadow: `0 0 0 2px ${palette.paper}`,
    [theme.breakpoints.up('sm')]: { position: 'static', marginInlineStart: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    minHeight: 64,
    padding: '9px 20px 9px 9px',
    fontSize: '1.125rem',
  },
}));

interface PillButtonsProps {
  side: 'left' | 'right';
  pills: readonly Pill[];
  chosen: Pill | undefined;
  /** Undefined if the chosen pill is pressed again. */
  onChoose: (pill: Pill | undefined) => void;
}

export function PillButtons({ side, pills, chosen, onChoose }: PillButtonsProps) {
  const text = useText();
  return (
    <List data-side={side}>
      {pills.map((pill) => (
        <li key={pill.name}>
          <Button
            type="button"
            aria-pressed={pill === chosen}
            onClick={() => onChoose(pill === chosen ? undefined : pill)}
          >
            <Disc>
              <pill.Icon size={24} />
            </Disc>
            {text(pill.name)}
          </Button>
        </li>
      ))}
    </List>
  );
}
