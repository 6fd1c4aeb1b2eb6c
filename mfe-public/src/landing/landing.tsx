import { message } from '@aranya/shared/languages';
import { Hero } from '../home/hero';
import { HowItWorks } from '../home/how-it-works';
import { Invitation } from '../home/invitation';
import { PaperBackground } from '../page/paper-background';

const LABELS = {
  species: message('SPECIES'),
  citizenScientists: message('CITIZENS SCIENTISTS'),
  contributions: message('CONTRIBUTIONS'),
} as const;

export default function Landing() {
  return (
    <>
      <Hero labels={LABELS} />
      <PaperBackground>
        <HowItWorks />
        <Invitation />
      </PaperBackground>
    </>
  );
}
