import { Typography } from '@aranya/shared/ui/basics';

export default function EditProfile() {
  return <Typography variant="h1">EditProfile</Typography>;
}
