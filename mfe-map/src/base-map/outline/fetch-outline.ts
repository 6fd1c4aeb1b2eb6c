import outlineAddress from '../south-asia.topo.json?address';
import { type OutlinePaths, outlinePaths } from './outline-paths';
import { outlineShapes, type PackedSouthAsia } from './outline-shapes';

let paths: Promise<OutlinePaths> | undefined;

async function fetchPaths(): Promise<OutlinePaths> {
  const response = await fetch(outlineAddress);
  if (!response.ok) throw new Error(`The outline answered with ${response.status}.`);
  return outlinePaths(outlineShapes((await response.json()) as PackedSouthAsia));
}

/** Fetched once per visit; a failure is not cached, so that the next map retries. */
export function fetchOutline(): Promise<OutlinePaths> {
  paths ??= fetchPaths().catch((error: unknown) => {
    paths = undefined;
    throw error;
  });
  return paths;
}
