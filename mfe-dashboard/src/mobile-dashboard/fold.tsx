import { useSearchParams } from '@aranya/shared/navigation';
import { useStoredView } from '@aranya/shared/session';
import { Accordion, AccordionDetails, AccordionSummary } from '@aranya/shared/ui/data';
import { palette, serif } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons';

interface FoldProps {
  title: string;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

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

type FoldId = 'getting-started' | 'my-aranya' | 'integrations';

const FOLDS: readonly FoldId[] = ['getting-started', 'my-aranya', 'integrations'];

const FIRST: readonly FoldId[] = ['getting-started'];

const NONE = 'none';

/**
 * Open sections are in the address (`show`), so that reload and a sent link show the same, and
 * stored for a window that was wide for a while.
 */
export function useOpenFolds() {
  const [query, setQuery] = useSearchParams();
  const [kept, keep] = useStoredView('mfe-dashboard/folds', FIRST);
  const shown = query.get('show')?.split(',');
  const open = shown ? FOLDS.filter((id) => shown.includes(id)) : kept;
  return (fold: FoldId) => ({
    isOpen: open.includes(fold),
    onToggle(isOpen: boolean) {
      const now = FOLDS.filter((id) => (id === fold ? isOpen : open.includes(id)));
      keep(() => now);
      // Reads the browser's address, because the map changes it without the router.
      const address = new URLSearchParams(window.location.search);
      address.set('show', now.join(',') || NONE);
      setQuery(address, { replace: true });
    },
  });
}
