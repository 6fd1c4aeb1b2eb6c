import { Typography } from '@aranya/shared/ui/basics';

export default function Dashboard() {
  return <Typography variant="h1">Dashboard</Typography>;
}
