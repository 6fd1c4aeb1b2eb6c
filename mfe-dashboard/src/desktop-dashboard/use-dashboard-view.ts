import { useSearchParams } from '@aranya/shared/navigation';
import { useStoredView } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
import {
  type DashboardAction,
  type DashboardView,
  dashboardView,
  FIRST_VIEW,
} from './dashboard-view';
import { inAddress, viewOf } from './view-address';

const isSameAddress = (a: DashboardView, b: DashboardView) =>
  JSON.stringify(inAddress(a)) === JSON.stringify(inAddress(b));

/**
 * State of the dashboard. Section and tab are in the address, so that reload, Back and a sent link
 * show the same; the plain address has no section.
 */
export function useDashboardView(): [DashboardView, (action: DashboardAction) => void] {
  const [query, setQuery] = useSearchParams();
  const [kept, keep] = useStoredView('mfe-dashboard/desktop', FIRST_VIEW);
  // A window that was narrow for a while shows the previous section on return to the plain address.
  const [mayComeBack, setMayComeBack] = useState(kept.section !== null);
  const isPlain = !query.has('show');
  const comesBack = mayComeBack && isPlain;
  const view = comesBack ? kept : viewOf(query, kept);
  useEffect(() => {
    if (comesBack) return setQuery(inAddress(kept), { replace: true });
    setMayComeBack(false);
    if (!isPlain && !isSameAddress(view, kept)) keep(() => view);
  }, [comesBack, isPlain, view, kept, keep, setQuery]);
  const act = (action: DashboardAction) => {
    const next = dashboardView(view, action);
    keep(() => next);
    if (!isSameAddress(next, view)) setQuery(inAddress(next));
  };
  return [view, act];
}
