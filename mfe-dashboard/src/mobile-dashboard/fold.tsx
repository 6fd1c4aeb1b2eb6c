import { Accordion, AccordionDetails, AccordionSummary } from '@aranya/shared/ui/data';
import { palette, serif } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../drawings/icons';

interface FoldProps {
  title: string;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible section; its content exists only while it is open. */
export function Fold({ title, isOpen, onToggle, children }: FoldProps) {
  const titleId = useId();
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => onToggle(expanded)}
      disableGutters
      square
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{
        borderRadius: '12px',
        overflow: 'hidden',
        mb: 2,
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary
        id={titleId}
        aria-controls={`${titleId}-content`}
        expandIcon={<ChevronDownIcon />}
        sx={{
          minHeight: 60,
          px: 2,
          color: palette.ink,
          fontFamily: serif,
          fontSize: '1.375rem',
          fontWeight: 600,
          lineHeight: 1.3,
        }}
      >
        {title}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pb: 3 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
