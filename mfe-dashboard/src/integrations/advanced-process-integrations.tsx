import { EmptyState } from '@aranya/shared/ui/states';
import { HalfBridge } from '../drawings/scenes';

/** A section that is still being built, and says so in the specification's words. */
export const AdvancedProcessIntegrations = () => (
  <EmptyState
    title="We are under construction. We wish to see you soon."
    drawing={<HalfBridge />}
  />
);
