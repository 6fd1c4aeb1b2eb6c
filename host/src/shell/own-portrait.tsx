import { useOwnPhoto } from '@aranya/shared/api';
import { PersonPortrait } from './person-portrait';

/** Shows the signed-in person's portrait, with photo. */
export default function OwnPortrait({ name }: { name: string }) {
  return <PersonPortrait name={name} photo={useOwnPhoto()} />;
}
