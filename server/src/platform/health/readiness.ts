/** State of the server: running, about to stop, or stopping. */
export interface Readiness {
  /** Whether new requests are accepted; `/health/ready` reports it to load balancers. */
  isReady(): boolean;
  /** Whether new requests are refused; running ones continue. */
  isClosing(): boolean;
  /** Marks the server as about to stop. */
  leave(): void;
  /** Begins to refuse new requests. */
  close(): void;
}

/** The state of a server that works. */
export function openReadiness(): Readiness {
  let state: 'ready' | 'leaving' | 'closing' = 'ready';
  return {
    isReady: () => state === 'ready',
    isClosing: () => state === 'closing',
    leave() {
      if (state === 'ready') state = 'leaving';
    },
    close() {
      state = 'closing';
    },
  };
}
