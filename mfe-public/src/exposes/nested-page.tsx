import { Typography } from '@aranya/shared/ui/basics';

export default function NestedPage() {
  return <Typography variant="h1">NestedPage</Typography>;
}
