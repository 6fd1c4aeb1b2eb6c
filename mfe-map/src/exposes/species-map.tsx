import { Typography } from '@aranya/shared/ui/basics';

export default function SpeciesMap() {
  return <Typography variant="h1">SpeciesMap</Typography>;
}
