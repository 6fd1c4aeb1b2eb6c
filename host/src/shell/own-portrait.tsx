import { useOwnPhoto } from '@aranya/shared/api';
import { PersonPortrait } from './person-portrait';

/** The portrait of who is signed in, with their photo. */
export default function OwnPortrait({ name }: { name: string }) {
  return <PersonPortrait name={name} photo={useOwnPhoto()} />;
}
