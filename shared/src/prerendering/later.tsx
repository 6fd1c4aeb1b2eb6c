import { type ReactNode, Suspense } from 'react';
import { useScripted } from './use-prerendered';

interface LaterProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** The build does not render the part. */
export const Later = ({ fallback, children }: LaterProps) =>
  useScripted() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
