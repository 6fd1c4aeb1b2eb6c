import { useLittleData, useMotionPaused, useReducedMotion } from '@aranya/shared/navigation';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef } from 'react';
import { whenIdle } from './when-idle';

const VideoFrame = styled('div')({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: palette.forest900,
  '& img, & video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '60% 0',
  },
});

/** White text passes AA over every frame: 58 % at the top, 75 % at the bottom. */
const Veil = styled('div')({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(180deg, rgba(11, 42, 31, 0.58), rgba(11, 42, 31, 0.75) 85%)',
});

const Poster = () => (
  <picture>
    <source srcSet="/video/canopy-poster.avif" type="image/avif" />
    <source srcSet="/video/canopy-poster.webp" type="image/webp" />
    <img
      src="/video/canopy-poster.jpg"
      alt=""
      decoding="async"
      // Offline, a browser would show the frame of a missing picture.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  </picture>
);

/** Starts after the page has loaded, so that it does not delay the content. */
function Film({ paused }: { paused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (paused) {
      video.current?.pause();
      return;
    }
    return whenIdle(() => {
      video.current
        ?.play()
        .catch((error: unknown) => console.warn('The background film did not start.', error));
    });
  }, [paused]);
  return (
    <video ref={video} muted loop playsInline preload="none" tabIndex={-1}>
      <source src="/video/canopy.webm" type="video/webm" />
      <source src="/video/canopy.mp4" type="video/mp4" />
    </video>
  );
}

/** Reduced motion or data saving leave a still picture. */
export function BackgroundVideo() {
  const reducedMotion = useReducedMotion();
  const paused = useMotionPaused();
  const sparing = useLittleData();
  return (
    <VideoFrame aria-hidden>
      <Poster />
      {!reducedMotion && !sparing && <Film paused={paused} />}
      <Veil />
    </VideoFrame>
  );
}
