/** What happens to the server: it works, it is about to stop, it stops. */
export interface Readiness {
  /** Whether new requests are welcome; `/health/ready` tells balancers. */
  isReady(): boolean;
  /** Whether new requests are refused; those that run go on. */
  isClosing(): boolean;
  /** The signal to stop came. */
  leave(): void;
  /** From now on new requests are refused. */
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
