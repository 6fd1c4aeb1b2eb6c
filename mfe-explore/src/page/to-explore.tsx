import { Link } from '@aranya/shared/navigation';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Back = styled(Link)({
  color: 'inherit',
  display: 'inline-block',
  paddingBlock: 10,
  fontSize: '0.9375rem',
  '@media print': { display: 'none' },
});

/** Link above the title to the page with all records. */
export const ToExplore = () => <Back to="/explore">← {useText()('Explore the records')}</Back>;
