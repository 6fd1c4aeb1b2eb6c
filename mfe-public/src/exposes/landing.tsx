import { Typography } from '@aranya/shared/ui/basics';

export default function Landing() {
  return <Typography variant="h1">Landing</Typography>;
}
