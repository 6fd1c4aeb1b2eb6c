import { pauseMotion, useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { Button, IconButton, PauseIcon, PlayIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Round = styled(IconButton)({
  color: '#fff',
  backgroundColor: 'rgba(11, 42, 31, 0.72)',
  border: `1px solid ${palette.moss200}66`,
  '&:hover': { backgroundColor: palette.forest700 },
});

interface MotionButtonProps {
  /** Says what it does beside its sign, where there is room. */
  withWords?: boolean;
}

/** Stops and resumes the film and what else moves by itself; not there where nothing moves. */
export function MotionButton({ withWords = false }: MotionButtonProps) {
  const text = useText();
  const paused = useMotionPaused();
  if (useReducedMotion()) return null;
  const name = paused ? text('Play the background film') : text('Pause the background film');
  const icon = paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />;
  const change = () => pauseMotion(!paused);
  return withWords ? (
    <Button color="inherit" startIcon={icon} onClick={change}>
      {name}
    </Button>
  ) : (
    <Round aria-label={name} onClick={change}>
      {icon}
    </Round>
  );
}
