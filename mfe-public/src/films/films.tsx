import { ForestCinemaDrawing } from '../drawings/pages';
import { ComingPage } from '../page/coming-page';

/** nFilms: the cloth is hung, the first film is on its way. */
export default function Films() {
  return (
    <ComingPage
      title="nFilms"
      lead="Films from the field, told by those who live there."
      Drawing={ForestCinemaDrawing}
      heading="The cloth is hung, the first film is on its way"
      text="Films are shown here once the people in them have seen them and agreed. Until then, the activities are what you can do yourself."
      onward={{ name: 'See the activities', to: '/activities' }}
    />
  );
}
