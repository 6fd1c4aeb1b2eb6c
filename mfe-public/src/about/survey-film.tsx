import { useLittleData, useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef } from 'react';
import { useText } from '../texts';

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  '& video, & img': {
    display: 'block',
    width: '100%',
    aspectRatio: '21 / 9',
    objectFit: 'cover',
    borderRadius: 12,
    backgroundColor: theme.palette.primary.dark,
  },
  '& figcaption': { marginTop: 8, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));

/** A file of the host, served from the page's own origin. */
const FILM = '/video/survey';

/** A still picture replaces the film if motion is paused or reduced, or the person saves data. */
export function SurveyFilm() {
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useReducedMotion();
  const little = useLittleData();
  const stopped = useMotionPaused() || reduced || little;
  useEffect(() => {
    if (stopped) video.current?.pause();
    else {
      video.current
        ?.play()
        .catch((error: unknown) => console.warn('The film did not start.', error));
    }
  }, [stopped]);
  return (
    <Frame>
      {/* The film has no sound, so it needs no captions. */}
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={`${FILM}-poster.jpg`}
        aria-label={text('Contour lines climb the hills, and records fall on them')}
      >
        <source src={`${FILM}.webm`} type="video/webm" />
        <source src={`${FILM}.mp4`} type="video/mp4" />
      </video>
      <figcaption>
        {text('What a survey does to a land: line by line, record by record. Drawn, not filmed.')}
      </figcaption>
    </Frame>
  );
}
