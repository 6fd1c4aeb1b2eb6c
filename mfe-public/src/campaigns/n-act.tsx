import { EmptyPage } from '../page/empty-page';
import { useText } from '../texts';

export default function NAct() {
  const text = useText();
  return <EmptyPage title={text('nAct')} />;
}
