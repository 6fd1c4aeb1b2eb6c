import { Typography } from '@aranya/shared/ui/basics';

export default function MobileDashboard() {
  return <Typography variant="h1">MobileDashboard</Typography>;
}
