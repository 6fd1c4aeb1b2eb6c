import { EmptyPage } from '../page/empty-page';

/** nAct: no action is published yet. */
const NAct = () => <EmptyPage title="nAct" />;

export default NAct;
