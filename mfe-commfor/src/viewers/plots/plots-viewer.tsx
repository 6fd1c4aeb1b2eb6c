import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { Box } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { EmptyState } from '@aranya/shared/ui/states';
import { useMemo, useState } from 'react';
import { FieldSiteDrawing } from '../../field-site/field-site-drawing';
import { ViewerPage } from '../viewer-page';
import { ChartFigure } from './chart-figure';
import { basalAreas, classes, composition, summarise } from './plot-statistics';
import { StandFigures } from './stand-figures';

/** Widths of the classes: girth in centimetres, height in metres. */
const CLASS_WIDTH = { girth: 20, height: 3 };

/** Trees of a field site's plots in figures and charts. */
export default function PlotsViewer() {
  return <ViewerPage title="Plots" Content={Plots} />;
}

function Plots({ site }: { site: FieldSiteViewers }) {
  const [plotName, setPlotName] = useState('');
  const { plots, charts } = useMemo(() => {
    const chosen = site.plots.filter(({ name }) => plotName === '' || name === plotName);
    const trees = chosen.flatMap((plot) => plot.trees);
    return {
      plots: chosen,
      charts: {
        species: composition(trees),
        girths: classes(
          trees.map(({ girthCm }) => girthCm),
          CLASS_WIDTH.girth,
        ),
        heights: classes(
          trees.map(({ heightM }) => heightM),
          CLASS_WIDTH.height,
        ),
        basal: basalAreas(site.plots),
      },
    };
  }, [site, plotName]);
  if (site.plots.length === 0) {
    return (
      <EmptyState title="No plots yet" drawing={<FieldSiteDrawing />}>
        Charts appear here as soon as the first plot of this field site is measured.
      </EmptyState>
    );
  }
  return (
    <>
      <TextField
        select
        label="Plot"
        value={plotName}
        onChange={(event) => setPlotName(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 320, mb: 3 }}
      >
        <option value="">All plots</option>
        {site.plots.map(({ name, surveyedOn }) => (
          <option key={name} value={name}>
            {name}, measured on {surveyedOn}
          </option>
        ))}
      </TextField>
      <StandFigures summary={summarise(plots)} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ChartFigure
          title="Species composition"
          note="Trees of each species, from 30 cm girth on."
          bars={charts.species}
          nameTitle="Species"
          valueTitle="Trees"
          lying
        />
        <ChartFigure
          title="Basal area per plot"
          note="Wood at breast height, in square metres per hectare. Always all plots."
          bars={charts.basal}
          nameTitle="Plot"
          valueTitle="m²/ha"
        />
        <ChartFigure
          title="Girth"
          note={`Trees in classes of ${CLASS_WIDTH.girth} cm girth at breast height.`}
          bars={charts.girths}
          nameTitle="Girth (cm)"
          valueTitle="Trees"
        />
        <ChartFigure
          title="Height"
          note={`Trees in classes of ${CLASS_WIDTH.height} m height.`}
          bars={charts.heights}
          nameTitle="Height (m)"
          valueTitle="Trees"
        />
      </Box>
    </>
  );
}
