import { EmptyPage } from '../page/empty-page';

/** nFilms: no film is published yet. */
export default function Films() {
  return <EmptyPage title="nFilms" />;
}
