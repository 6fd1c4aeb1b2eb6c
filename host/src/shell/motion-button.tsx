import { pauseMotion, useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { Button, PauseIcon, PlayIcon } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** Placed at the bottom of the page, where it covers nothing. */
export function MotionButton() {
  const text = useText();
  const paused = useMotionPaused();
  if (useReducedMotion()) return null;
  return (
    <Button
      color="inherit"
      startIcon={paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      onClick={() => pauseMotion(!paused)}
    >
      {paused ? text('Play the background film') : text('Pause the background film')}
    </Button>
  );
}
