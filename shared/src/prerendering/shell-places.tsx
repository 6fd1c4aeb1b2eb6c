import type { ReactNode } from 'react';

interface ShellPlacesProps {
  before?: ReactNode;
  around?: (parts: ReactNode) => ReactNode;
  header?: ReactNode;
  page: ReactNode;
  footer?: ReactNode;
  after?: ReactNode;
}

/**
 * React derives ids (`useId`) from positions, so both the host and the build of a remote, which
 * renders its pages alone, use this component. Only plain elements and components with one child
 * are between it and the page. A change here raises the version of this package, because earlier
 * prerendered pages no longer match.
 */
export const ShellPlaces = ({
  before,
  around = (parts) => parts,
  header,
  page,
  footer,
  after,
}: ShellPlacesProps) => (
  <>
    {before}
    {around(
      <>
        {header}
        {page}
        {footer}
      </>,
    )}
    {after}
  </>
);
