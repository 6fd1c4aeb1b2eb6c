import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { useLocale, useReading } from '@aranya/shared/languages';
import { TwoColumns } from '@aranya/shared/ui/basics';
import { ChartFigure } from '@aranya/shared/ui/charts';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useMemo, useState } from 'react';
import { FieldSiteDrawing } from '../../field-site/field-site-drawing';
import { useText } from '../../texts';
import { SpeciesName } from '../../user-data/species-name';
import { useDay } from '../../user-data/use-day';
import { ViewerPage } from '../viewer-page';
import { basalAreas, classes, composition, summarise } from './plot-statistics';
import { StandFigures } from './stand-figures';

/** Girth in centimetres, height in metres. */
const CLASS_WIDTH = { girth: 20, height: 3 };

export default function PlotsViewer() {
  const text = useText();
  return <ViewerPage title={text('Plots')} Content={Plots} />;
}

function Plots({ site }: { site: FieldSiteViewers }) {
  const locale = useLocale();
  const reading = useReading();
  const dayOf = useDay();
  const text = useText();
  const [plotName, setPlotName] = useState('');
  const { plots, charts } = useMemo(() => {
    const chosen = site.plots.filter(({ name }) => plotName === '' || name === plotName);
    const inWords = (value: number) => value.toLocaleString(locale);
    const trees = chosen.flatMap((plot) => plot.trees);
    const girths = trees.map(({ girthCm }) => girthCm);
    const heights = trees.map(({ heightM }) => heightM);
    return {
      plots: chosen,
      charts: {
        species: composition(trees, reading),
        girths: classes(girths, CLASS_WIDTH.girth, inWords),
        heights: classes(heights, CLASS_WIDTH.height, inWords),
        basal: basalAreas(site.plots),
      },
    };
  }, [site, plotName, locale, reading]);
  if (site.plots.length === 0) {
    return (
      <EmptyState title={text('No plots yet')} drawing={<FieldSiteDrawing />}>
        {text('Charts appear here as soon as the first plot of this field site is measured.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ChoiceField
        label={text('Plot')}
        value={plotName}
        options={[
          ['', text('All plots')],
          ...site.plots.map(
            ({ name, surveyedOn }) =>
              [
                name,
                text('{plot}, measured on {day}', { plot: name, day: dayOf(surveyedOn) }),
              ] as const,
          ),
        ]}
        onChoose={setPlotName}
        sx={{ maxWidth: 320, mb: 3 }}
      />
      <StandFigures summary={summarise(plots)} />
      <TwoColumns from="md">
        <ChartFigure
          title={text('Species composition')}
          note={text('Trees of each species, from 30 cm girth on.')}
          bars={charts.species}
          nameTitle={text('Species')}
          valueTitle={text('Trees')}
          named={({ name }) => <SpeciesName name={name} />}
          lying
        />
        <ChartFigure
          title={text('Basal area per plot')}
          note={text('Wood at breast height, in square metres per hectare. Always all plots.')}
          bars={charts.basal}
          nameTitle={text('Plot')}
          valueTitle={text('m²/ha')}
        />
        <ChartFigure
          title={text('Girth')}
          note={text('Trees in classes of {width} cm girth at breast height.', {
            width: CLASS_WIDTH.girth,
          })}
          bars={charts.girths}
          nameTitle={text('Girth (cm)')}
          valueTitle={text('Trees')}
        />
        <ChartFigure
          title={text('Height')}
          note={text('Trees in classes of {width} m height.', { width: CLASS_WIDTH.height })}
          bars={charts.heights}
          nameTitle={text('Height (m)')}
          valueTitle={text('Trees')}
        />
      </TwoColumns>
    </>
  );
}
