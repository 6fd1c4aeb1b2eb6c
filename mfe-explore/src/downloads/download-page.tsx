import { getDownload } from '../explore-calls';
import { ExplorePage, ToExplore } from '../page/explore-page';
import { QuestionPage } from '../page/question-page';
import { useText } from '../texts';
import { DownloadFacts } from './download-facts';

export default function DownloadPage() {
  const text = useText();
  return (
    <QuestionPage parameter="id" ask={getDownload} unknown={text('We do not know this download')}>
      {(download) => (
        <ExplorePage before={<ToExplore />} title={text('A download of public records')}>
          <DownloadFacts download={download} />
        </ExplorePage>
      )}
    </QuestionPage>
  );
}
