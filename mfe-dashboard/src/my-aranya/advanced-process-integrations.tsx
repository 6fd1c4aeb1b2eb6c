import { EmptyState } from '@aranya/shared/ui/states';
import { HalfBridge } from '../drawings/scenes';
import { useText } from '../texts';

export const AdvancedProcessIntegrations = () => {
  const text = useText();
  return (
    <EmptyState
      title={text('We are under construction. We wish to see you soon.')}
      drawing={<HalfBridge />}
    />
  );
};
