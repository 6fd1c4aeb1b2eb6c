import { EmptyPage } from '../page/empty-page';
import { useText } from '../texts';

export default function Films() {
  const text = useText();
  return <EmptyPage title={text('nFilms')} />;
}
