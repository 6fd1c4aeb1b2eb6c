import halfBridge from '@aranya/content/drawings/dashboard/half-bridge.svg';
import { EmptyState } from '@aranya/shared/ui/states';
import { useText } from '../texts';

export const AdvancedProcessIntegrations = () => {
  const text = useText();
  return (
    <EmptyState
      title={text('We are under construction. We wish to see you soon.')}
      drawing={<img src={halfBridge} alt="" width="100%" />}
    />
  );
};
