import { EmptyPage } from '../page/empty-page';

/** nAct: no action is published yet. */
export default function NAct() {
  return <EmptyPage title="nAct" />;
}
