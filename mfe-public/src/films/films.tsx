import { EmptyPage } from '../page/empty-page';

/** nFilms: no film is published yet. */
const Films = () => <EmptyPage title="nFilms" />;

export default Films;
