import { useOwnPhoto } from '@aranya/shared/api';
import { PersonPortrait } from './person-portrait';

export default function OwnPortrait({ name }: { name: string }) {
  return <PersonPortrait name={name} photo={useOwnPhoto()} />;
}
