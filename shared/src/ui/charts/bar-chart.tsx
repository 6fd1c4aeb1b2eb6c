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

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** The name is in the language of the page. */
export interface Bar {
  name: string;
  value: number;
}

/** Literal colours: a canvas cannot resolve CSS variables. */
const FONTS =
  '"Noto Sans Variable", "Noto Sans Devanagari Variable", "Noto Sans Oriya Variable", system-ui, sans-serif';
const TEXT = { family: FONTS, size: 14 };

interface BarChartProps {
  bars: readonly Bar[];
  /** Quantity and unit, such as 'Stems'. */
  valueTitle: string;
  /** Category, such as 'Girth (cm)'. */
  nameTitle: string;
  /** Horizontal bars, with space for long names. */
  lying?: boolean;
  /** Text alternative of the picture. */
  label: string;
}

/** Height of a horizontal bar with its name, in CSS pixels. */
export const LYING_HIGH = 44;

const scale = (title: string, grid: boolean) => ({
  beginAtZero: true,
  title: { display: true, text: title, color: palette.ink2, font: TEXT },
  ticks: { color: palette.ink, font: TEXT, precision: 0 },
  grid: { display: grid, color: palette.sandBorder },
  border: { color: palette.ink2 },
});

/** Beside their bars a narrow chart would cut names off. The figure's title names the category. */
function namesAbove() {
  const { title, ...plain } = scale('', false);
  const above = { mirror: true, labelOffset: -16, z: 1, autoSkip: false };
  return { ...plain, ticks: { ...plain.ticks, ...above } };
}

/** A table beside it holds the same numbers. */
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
