import { compareVersions } from 'compare-versions';
import { holds } from './compatible';
import { type Promised, readReport } from './report';

/** A type that only the package knows may move to another file. */
const successorOf = ({ module, name, isPublic }: Promised, after: Promised[]) =>
  after.find((other) => other.module === module && other.name === name) ??
  (isPublic ? undefined : after.find((other) => other.name === name && !other.isPublic));

/**
 * What a package promised and no longer holds, in sentences. New declarations, new optional members
 * and new optional parameters take nothing from anybody.
 * @param before report that was committed
 * @param after report of the sources now
 */
export function breakingChanges(before: string, after: string): string[] {
  const now = readReport(after);
  return readReport(before).flatMap((promised) => {
    const successor = successorOf(promised, now);
    // What only the package knows is missed where something that others import names it.
    if (!successor)
      return promised.isPublic ? [`${promised.module}: ${promised.name} is gone.`] : [];
    const isKept = promised.statements.every((statement) =>
      successor.statements.some((later) => holds(statement, later)),
    );
    return isKept ? [] : [`${promised.module}: ${promised.name} has changed.`];
  });
}

/** Whether a version says that something broke: before 1.0 by its minor part, later by its major. */
export function saysBreaking(before: string, after: string): boolean {
  const breakingPart = (version: string) => {
    const [major = '0', minor = '0'] = version.split('.');
    return major === '0' ? `0.${minor}.0` : `${major}.0.0`;
  };
  return compareVersions(breakingPart(after), breakingPart(before)) > 0;
}
