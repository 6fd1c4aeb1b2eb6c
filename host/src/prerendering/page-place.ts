import { createContext } from 'react';

/** Set while the shell is prerendered; null in a browser. */
export const PagePlace = createContext<string | null>(null);
