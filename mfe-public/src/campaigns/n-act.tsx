import { EmptyPage } from '../page/empty-page';
import { useText } from '../texts';

/** Page nAct: no action is published yet. */
export default function NAct() {
  const text = useText();
  return <EmptyPage title={text('nAct')} />;
}
