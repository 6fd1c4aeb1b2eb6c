import { useSearchParams } from '@aranya/shared/navigation';
import { useStoredView } from '@aranya/shared/session';

export type FoldId = 'getting-started' | 'my-aranya' | 'integrations';

const FOLDS: readonly FoldId[] = ['getting-started', 'my-aranya', 'integrations'];

/** Sections that are open on the first visit. */
const FIRST: readonly FoldId[] = ['getting-started'];

/** Parameter value if all sections are closed. */
const NONE = 'none';

/**
 * Open sections. They are in the address (`show`), so that reload and a sent link show the same,
 * and stored for a window that was wide for a while.
 * @returns props with which a section opens and closes
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
