import { createContext } from 'react';

/**
 * What stands where the page of a remote belongs, when the shell is rendered for whoever serves it;
 * null in a browser, where the remote is.
 */
export const PagePlace = createContext<string | null>(null);
