import { type ReactNode, Suspense } from 'react';
import { useScripted } from './use-prerendered';

interface LaterProps {
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  /** A part that is loaded when it is shown (`lazy`). */
  children: ReactNode;
}

/** A part of a public page that only scripts render, not the build. */
export const Later = ({ fallback, children }: LaterProps) =>
  useScripted() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
