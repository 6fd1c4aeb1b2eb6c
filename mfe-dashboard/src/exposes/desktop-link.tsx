import { Typography } from '@aranya/shared/ui/basics';

export default function DesktopLink() {
  return <Typography variant="h1">DesktopLink</Typography>;
}
