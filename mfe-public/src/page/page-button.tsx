import { Link } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';

interface PageButtonProps {
  to: string;
  state?: object | undefined;
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

export const PageButton = ({ variant = 'contained', ...link }: PageButtonProps) => (
  <Button variant={variant} component={Link} endIcon={<ArrowRightIcon size={20} />} {...link} />
);
