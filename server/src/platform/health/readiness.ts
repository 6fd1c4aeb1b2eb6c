/** State of the server: running, about to stop, or stopping. */
export type Readiness = ReturnType<typeof openReadiness>;

/** The state of a server that works. */
export function openReadiness() {
  let state: 'ready' | 'leaving' | 'closing' = 'ready';
  return {
    /** Whether new requests are accepted; `/health/ready` reports it to load balancers. */
    isReady: () => state === 'ready',
    /** Whether new requests are refused; running ones continue. */
    isClosing: () => state === 'closing',
    /** Marks the server as about to stop. */
    leave() {
      if (state === 'ready') state = 'leaving';
    },
    /** Begins to refuse new requests. */
    close() {
      state = 'closing';
    },
  };
}
