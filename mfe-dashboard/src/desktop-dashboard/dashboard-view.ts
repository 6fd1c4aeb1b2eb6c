import { useSearchParams } from '@aranya/shared/navigation';
import { useStoredView } from '@aranya/shared/session';
import { useEffect, useState } from 'react';
export type SectionId = 'getting-started' | 'my-aranya' | 'integrations';
export type CampaignsId = 'targeted' | 'open';
export type RecordsId = 'collection' | 'map' | 'alerts';

export interface DashboardView {
  /** Null until the person chooses a section. */
  section: SectionId | null;
  campaigns: CampaignsId;
  records: RecordsId;
  /**
   * The steps remain after the trial: the person opened them, or has just completed the last one.
   */
  stepsHeld: boolean;
}

export const FIRST_VIEW: DashboardView = {
  section: null,
  campaigns: 'targeted',
  records: 'collection',
  stepsHeld: false,
};

export type ChangeView = (part: Partial<DashboardView>) => void;

export const chosenSection = (section: SectionId) => ({ section, stepsHeld: false });

export const INTRO_STEPS = {
  section: 'getting-started',
  campaigns: 'targeted',
  stepsHeld: true,
} as const;

/** Form tiles replace the steps once the trial is completed, unless these are held. */
export const showsSteps = (view: DashboardView, isTrialFormCompleted: boolean) =>
  !isTrialFormCompleted || view.stepsHeld;

const SECTIONS: readonly SectionId[] = ['getting-started', 'my-aranya', 'integrations'];
const CAMPAIGNS: readonly CampaignsId[] = ['targeted', 'open'];
const RECORDS: readonly RecordsId[] = ['collection', 'map', 'alerts'];

/** Address parameters are `show` and, unless it is the first, `tab`. */
export function inAddress({ section, campaigns, records }: DashboardView): Record<string, string> {
  if (section === null) return {};
  const show = { show: section };
  if (section === 'getting-started' && campaigns !== FIRST_VIEW.campaigns) {
    return { ...show, tab: campaigns };
  }
  if (section === 'my-aranya' && records !== FIRST_VIEW.records) return { ...show, tab: records };
  return show;
}

/**
 * Ignores unknown values.
 * @param kept values for everything that the address does not contain
 */
export function viewOf(query: URLSearchParams, kept: DashboardView): DashboardView {
  const section = SECTIONS.find((id) => id === query.get('show')) ?? null;
  const tab = query.get('tab');
  const view = { ...kept, section };
  if (section === 'getting-started') {
    view.campaigns = CAMPAIGNS.find((id) => id === tab) ?? FIRST_VIEW.campaigns;
  }
  if (section === 'my-aranya') {
    view.records = RECORDS.find((id) => id === tab) ?? FIRST_VIEW.records;
  }
  return view;
}

const isSameAddress = (a: DashboardView, b: DashboardView) =>
  JSON.stringify(inAddress(a)) === JSON.stringify(inAddress(b));

/**
 * Section and tab are in the address, so that reload, Back and a sent link show the same; the plain
 * address has no section.
 */
export function useDashboardView(): [DashboardView, ChangeView] {
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
  const change: ChangeView = (part) => {
    const next = { ...view, ...part };
    keep(() => next);
    if (!isSameAddress(next, view)) setQuery(inAddress(next));
  };
  return [view, change];
}
