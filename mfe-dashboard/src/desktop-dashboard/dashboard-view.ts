/** Items of the menu on the left. */
export type SectionId = 'getting-started' | 'my-aranya' | 'integrations';
export type CampaignsId = 'targeted' | 'open';
/** Tabs of My Aranya. */
export type RecordsId = 'collection' | 'map' | 'alerts';

export interface DashboardView {
  /** Null until the person chooses a section. */
  section: SectionId | null;
  campaigns: CampaignsId;
  records: RecordsId;
  /**
   * True while the steps remain after the trial: the person opened them, or has just completed the
   * last one.
   */
  stepsHeld: boolean;
}

export type DashboardAction =
  | { type: 'section-chosen'; section: SectionId }
  | { type: 'campaigns-chosen'; campaigns: CampaignsId }
  | { type: 'records-chosen'; records: RecordsId }
  | { type: 'info-asked' }
  | { type: 'trial-asked' }
  | { type: 'continued' };

export const FIRST_VIEW: DashboardView = {
  section: null,
  campaigns: 'targeted',
  records: 'collection',
  stepsHeld: false,
};

export function dashboardView(view: DashboardView, action: DashboardAction): DashboardView {
  switch (action.type) {
    case 'section-chosen':
      return { ...view, section: action.section, stepsHeld: false };
    case 'campaigns-chosen':
      return { ...view, campaigns: action.campaigns };
    case 'records-chosen':
      return { ...view, records: action.records };
    case 'info-asked':
      return { ...view, section: 'getting-started', campaigns: 'targeted', stepsHeld: true };
    case 'trial-asked':
      return { ...view, stepsHeld: true };
    case 'continued':
      return { ...view, stepsHeld: false };
  }
}

/**
 * Returns whether the steps are shown: until the trial is completed, or while they are held; then
 * the form tiles replace them.
 */
export const showsSteps = (view: DashboardView, isTrialFormCompleted: boolean) =>
  !isTrialFormCompleted || view.stepsHeld;
