import { useQuery } from '@aranya/shared/api';
import { useParams } from '@aranya/shared/navigation';
import { getDownload } from '../calls/explore-calls';
import { ExplorePage } from '../page/explore-page';
import { QuestionState } from '../page/question-state';
import { ToExplore } from '../page/to-explore';
import { useText } from '../texts';
import { DownloadFacts } from './download-facts';

/** The permanent address of a download. */
export default function DownloadPage() {
  const text = useText();
  const { id = '' } = useParams();
  const query = useQuery(getDownload, id);
  return (
    <QuestionState query={query} unknown={text('We do not know this download')}>
      {(download) => (
        <ExplorePage before={<ToExplore />} title={text('A download of public records')}>
          <DownloadFacts download={download} />
        </ExplorePage>
      )}
    </QuestionState>
  );
}
