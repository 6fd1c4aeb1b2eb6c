import { pauseMotion, useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { IconButton, PauseIcon, PlayIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Round = styled(IconButton)({
  color: '#fff',
  backgroundColor: 'rgba(11, 42, 31, 0.72)',
  border: `1px solid ${palette.moss200}66`,
  '&:hover': { backgroundColor: palette.forest700 },
});

/** Stops and resumes the film and what else moves by itself; not there where nothing moves. */
export function MotionButton({ className }: { className?: string }) {
  const text = useText();
  const paused = useMotionPaused();
  if (useReducedMotion()) return null;
  return (
    <Round
      className={className}
      aria-label={paused ? text('Play the background film') : text('Pause the background film')}
      onClick={() => pauseMotion(!paused)}
    >
      {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
    </Round>
  );
}
