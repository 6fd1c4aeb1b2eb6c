import type { ReactNode } from 'react';

interface ShellPlacesProps {
  before?: ReactNode;
  /** What is around header, page and footer; by default nothing. */
  around?: (parts: ReactNode) => ReactNode;
  header?: ReactNode;
  page: ReactNode;
  footer?: ReactNode;
  after?: ReactNode;
}

/**
 * Where a page stands in the shell. React makes ids (`useId`) from such places, so the host and the
 * build of a remote, which renders its pages alone, both use this. Between these places and the page
 * there are only plain elements and components of one child. A change here raises the version of this
 * package: pages that were rendered before do not fit any more.
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
