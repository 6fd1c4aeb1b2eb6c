import { getCollectedData } from '@aranya/shared/api';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import { readPoints } from '../points/read-point';
import type { SpeciesFeature } from '../points/species-feature';

/** The signed-in person's collected points, and how far we are with them. */
export type CollectedPoints =
  | { state: 'loading' }
  /** The person has no collection account yet, so there is nothing to ask for. */
  | { state: 'not-set-up' }
  /** `total` counts the points without a readable place too. */
  | { state: 'here'; features: SpeciesFeature[]; total: number }
  /** Only logged (specification section 8). */
  | { state: 'failed' };

/** Asks for the signed-in person's points; a person without an odkUserId makes no call. */
export function useCollectedPoints(): CollectedPoints {
  const { odkUserId } = useSession();
  const isReady = useSessionReady();
  const [answer, setAnswer] = useState<CollectedPoints & { of: string }>();

  useEffect(() => {
    if (!isReady || odkUserId === '') return;
    const leaving = new AbortController();
    getCollectedData({ userId: odkUserId, userInsight: false }, leaving.signal)
      .then((points) => {
        if (leaving.signal.aborted) return;
        const features = readPoints(points);
        setAnswer({ state: 'here', features, total: points.length, of: odkUserId });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('Error fetching collected data', error);
        setAnswer({ state: 'failed', of: odkUserId });
      });
    return () => leaving.abort();
  }, [isReady, odkUserId]);

  if (!isReady) return { state: 'loading' };
  if (odkUserId === '') return { state: 'not-set-up' };
  return answer?.of === odkUserId ? answer : { state: 'loading' };
}
