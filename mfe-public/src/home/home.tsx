import { message } from '@aranya/shared/languages';
import { PaperBackground } from '../page/paper-background';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Invitation } from './invitation';
import { Promises } from './promises';

const LABELS = {
  species: message('Species'),
  citizenScientists: message('Citizen scientists'),
  contributions: message('Contributions'),
} as const;

/** The home page of the desktop application. */
export default function Home() {
  return (
    <>
      <Hero labels={LABELS} />
      <PaperBackground>
        <HowItWorks />
        <Promises />
        <Invitation />
      </PaperBackground>
    </>
  );
}
