import { Link } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';

interface PageButtonProps {
  to: string;
  /** Navigation state that the page receives. */
  state?: object | undefined;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** A link to a page of this site, as a button with an arrow. */
export const PageButton = ({ variant = 'contained', ...link }: PageButtonProps) => (
  <Button variant={variant} component={Link} endIcon={<ArrowRightIcon size={20} />} {...link} />
);
