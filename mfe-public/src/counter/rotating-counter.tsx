import type { HomeStatistics } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { keyframes, palette, styled } from '@aranya/shared/ui/theme';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useText } from '../texts';
import { COUNTER_STEPS, type CounterStep, counterFace, totalOf } from './counter-steps';
import { grouped } from './grouped-number';
import { useCountUp } from './use-count-up';
import { useRotation } from './use-rotation';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });

const Stage = styled('div')({
  // The width is the same for every number, so that the layout does not shift.
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  color: '#fff',
});

const Numbers = styled('div')({ width: '100%' });

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  fontFamily: theme.typography.h1.fontFamily,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.1,
  '& > *': { animation: `${rise} 250ms ease-out` },
}));

const Beside = styled('span')({ fontSize: '2.25rem', color: 'rgba(255, 255, 255, 0.55)' });

const Current = styled('span')(({ theme }) => ({
  fontSize: '4.5rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  [theme.breakpoints.up('md')]: { fontSize: '7rem' },
}));

const Label = styled('span')(({ theme }) => ({
  marginTop: 12,
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
  color: palette.moss200,
  fontFamily: theme.typography.fontFamily,
}));

const Choices = styled('div')({ display: 'flex', gap: 4 });

const Choice = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 40,
    height: 4,
    borderRadius: 4,
    backgroundColor: 'rgba(255, 255, 255, 0.4)',
    transition: 'background-color 200ms ease-out',
  },
  '&:hover::before': { backgroundColor: '#fff' },
  '&[aria-pressed="true"]::before': { backgroundColor: '#fff' },
});

function Face({ step, statistics }: { step: CounterStep; statistics: HomeStatistics }) {
  const reading = useReading();
  const { previous, current, next } = counterFace(step, useCountUp(totalOf(step, statistics)));
  return (
    <Column>
      <Beside>{grouped(previous, reading)}</Beside>
      <Current>{grouped(current, reading)}</Current>
      <Beside>{grouped(next, reading)}</Beside>
    </Column>
  );
}

interface RotatingCounterProps {
  statistics: HomeStatistics;
  labels: Record<CounterStep, string>;
}

/**
 * The rotation stops under the pointer, while the counter has the focus, and with paused or reduced
 * motion; three marks select a number. A screen reader gets all three numbers once.
 */
export function RotatingCounter({ statistics, labels }: RotatingCounterProps) {
  const reading = useReading();
  const text = useText();
  const paused = useMotionPaused();
  const still = useReducedMotion();
  const [held, setHeld] = useState(false);
  const { step, choose } = useRotation(paused || still || held);
  const hold = (event: PointerEvent) => setHeld(event.pointerType === 'mouse');
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  const { totalspecies, totalcollector, totalcontributions } = statistics;
  return (
    <Stage
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={blur}
    >
      <Numbers
        role="img"
        aria-label={text(
          'So far {species} species, {people} citizen scientists and {records} contributions.',
          {
            species: grouped(totalspecies, reading),
            people: grouped(totalcollector, reading),
            records: grouped(totalcontributions, reading),
          },
        )}
      >
        <Stage>
          <Face key={step} step={step} statistics={statistics} />
          {/* A new key per number prevents an animation from the previous position. */}
          <Label key={`of ${step}`}>{text(labels[step])}</Label>
        </Stage>
      </Numbers>
      <Choices role="group" aria-label={text('Number that is shown')}>
        {COUNTER_STEPS.map((choice) => (
          <Choice
            key={choice}
            type="button"
            aria-label={text(labels[choice])}
            aria-pressed={choice === step}
            onClick={() => choose(choice)}
          />
        ))}
      </Choices>
    </Stage>
  );
}
