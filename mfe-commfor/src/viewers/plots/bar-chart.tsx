import { useLocale } from '@aranya/shared/languages';
import { useReducedMotion } from '@aranya/shared/navigation';
import { palette } from '@aranya/shared/ui/theme';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import type { Bar } from './plot-statistics';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** By their names: a canvas knows no variables of styles. */
const FONTS =
  '"Noto Sans Variable", "Noto Sans Devanagari Variable", "Noto Sans Oriya Variable", system-ui, sans-serif';
const TEXT = { family: FONTS, size: 14 };

interface BarChartProps {
  bars: readonly Bar[];
  /** What the bars count and in which unit, such as 'Stems'. */
  valueTitle: string;
  /** What the names are, such as 'Girth (cm)'. */
  nameTitle: string;
  /** Long names are read better above lying bars. */
  lying?: boolean;
  /** What the picture shows, for those who do not see it. */
  label: string;
}

/** Height of a lying bar and of the name above it, in CSS pixels. */
export const LYING_HIGH = 44;

const scale = (title: string, grid: boolean) => ({
  beginAtZero: true,
  title: { display: true, text: title, color: palette.ink2, font: TEXT },
  ticks: { color: palette.ink, font: TEXT, precision: 0 },
  grid: { display: grid, color: palette.sandBorder },
  border: { color: palette.ink2 },
});

/** Names above their bars: beside them a narrow chart cuts them. The figure's title says what they are. */
function namesAbove() {
  const { title, ...plain } = scale('', false);
  const above = { mirror: true, labelOffset: -16, z: 1, autoSkip: false };
  return { ...plain, ticks: { ...plain.ticks, ...above } };
}

/** A bar chart. The numbers are in a table beside it; the picture repeats them. */
export function BarChart({ bars, valueTitle, nameTitle, lying = false, label }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useReducedMotion();
  const locale = useLocale();

  useEffect(() => {
    if (!canvas.current) return;
    const options: ChartOptions<'bar'> = {
      indexAxis: lying ? 'y' : 'x',
      locale,
      maintainAspectRatio: false,
      animation: still ? false : { duration: 250 },
      scales: {
        x: scale(lying ? valueTitle : nameTitle, lying),
        y: lying ? namesAbove() : scale(valueTitle, true),
      },
      plugins: { tooltip: { titleFont: TEXT, bodyFont: TEXT, displayColors: false } },
    };
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: bars.map(({ name }) => name),
        datasets: [
          {
            label: valueTitle,
            data: bars.map(({ value }) => value),
            backgroundColor: palette.moss200,
            hoverBackgroundColor: palette.forest600,
            borderColor: palette.forest700,
            borderWidth: 1.5,
            maxBarThickness: lying ? 14 : 44,
          },
        ],
      },
      options,
    });
    return () => chart.destroy();
  }, [bars, valueTitle, nameTitle, lying, still, locale]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}
