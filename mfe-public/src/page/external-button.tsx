import { Button, ExternalIcon, HiddenText } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { useText } from '../texts';

interface ExternalButtonProps {
  /** Empty if the installation does not set it. */
  href: string;
  children: ReactNode;
  variant?: 'contained' | 'outlined' | 'text';
}

/** Opens a new tab, with a note that says so; shows nothing without an address. */
export function ExternalButton({ href, children, variant = 'outlined' }: ExternalButtonProps) {
  const text = useText();
  if (!href) return null;
  return (
    <Button
      variant={variant}
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      endIcon={<ExternalIcon size={20} />}
    >
      {children}
      <HiddenText>&nbsp;{text('(opens in a new tab)')}</HiddenText>
    </Button>
  );
}
