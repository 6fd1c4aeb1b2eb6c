import { EmptyPage } from '../page/empty-page';
import { useText } from '../texts';

/** Page nFilms: no film is published yet. */
export default function Films() {
  const text = useText();
  return <EmptyPage title={text('nFilms')} />;
}
