import { createContext } from 'react';

/** Placeholder for a remote's page when the shell is prerendered; null in a browser. */
export const PagePlace = createContext<string | null>(null);
