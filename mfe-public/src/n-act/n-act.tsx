import { Sapling } from '../drawings/pills';
import { ComingPage } from '../page/coming-page';

/** nAct: actions that follow from records; none is published yet. */
export default function NAct() {
  return (
    <ComingPage
      title="nAct"
      lead="From knowing to doing: actions that start from what the records show."
      Drawing={Sapling}
      heading="The first actions are being planted"
      text="When a campaign has an answer, what follows from it is planned here with the people of the place. The campaigns that lead there are open now."
      onward={{ name: 'See the campaigns', to: '/compaigns' }}
    />
  );
}
