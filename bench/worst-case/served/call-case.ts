import type { Callers } from './callers';

/** A listener of the product. */
export type Listener = 'server' | 'identity' | 'host' | 'map';

/** A request at its limit. */
export interface WorstCall {
  listener: Listener;
  method: string;
  /** Path and query as they are sent. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Calls of one route that are as bad as a place of them may be. */
export interface CallCase {
  /** As the permission table names it, such as `POST /api/aranya/getData`. */
  route: string;
  /** Where the bad thing stands, such as `field email`. */
  place: string;
  unit: string;
  /** The largest size that is read. */
  full: number;
  /** What is bad about it, and how a call of a size is made. */
  inputs: Record<string, (size: number, callers: Callers) => WorstCall>;
}

/** Makes a text of so many characters. */
export type Fill = (length: number) => string;

/** Inputs of a case: a call for each filling. */
export const inputsOf = (
  fillings: Readonly<Record<string, Fill>>,
  make: (fill: Fill, size: number, callers: Callers) => WorstCall,
): CallCase['inputs'] =>
  Object.fromEntries(
    Object.entries(fillings).map(([input, fill]) => [
      input,
      (size, callers) => make(fill, size, callers),
    ]),
  );
