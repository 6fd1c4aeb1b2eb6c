export type Readiness = ReturnType<typeof openReadiness>;

export function openReadiness() {
  let state: 'ready' | 'leaving' | 'closing' = 'ready';
  return {
    /** `/health/ready` reports it to load balancers. */
    isReady: () => state === 'ready',
    /** New requests are refused; running ones continue. */
    isClosing: () => state === 'closing',
    leave() {
      if (state === 'ready') state = 'leaving';
    },
    close() {
      state = 'closing';
    },
  };
}
