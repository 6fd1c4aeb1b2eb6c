import type { ImportProgress } from '../../importing';

export interface ProgressOutput {
  write(text: string): void;
  /** False for a log file or a pipe, which gets a plain line every ten seconds. */
  isTTY: boolean;
  /** Characters. */
  columns: number;
}

const REDRAW_MS = 100;
const LOG_MS = 10_000;

/** Characters. */
const BAR = 24;

const grouped = (count: number) => count.toLocaleString('en-IN');

/** Such as `2 min 05 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const PHASES: Record<ImportProgress['phase'], string> = {
  fingerprint: 'Reading the file',
  records: 'Records',
  publishing: 'Making them visible',
};

/** @param seconds Since the phase began */
export function progressText(seconds: number, progress: ImportProgress): string {
  const { phase, bytesRead, bytesTotal, recordsRead, recordsBefore, recordsRefused } = progress;
  const share = bytesTotal > 0 ? Math.min(1, bytesRead / bytesTotal) : null;
  const percent = share === null ? '' : `${Math.floor(share * 100)} %`;
  if (phase === 'publishing') return PHASES.publishing;
  if (phase === 'fingerprint') return [PHASES.fingerprint, percent].filter(Boolean).join(' · ');
  const rate = seconds > 0 ? Math.max(0, recordsRead - recordsBefore) / seconds : 0;
  const left =
    share !== null && share > 0.01 && share < 1 && recordsRead > recordsBefore
      ? `${duration((seconds / share) * (1 - share))} left`
      : '';
  return [
    percent,
    `${grouped(recordsRead)} records`,
    rate > 0 ? `${grouped(Math.round(rate))}/s` : '',
    left,
    recordsRefused > 0 ? `${grouped(recordsRefused)} refused` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function bar({ bytesRead, bytesTotal, phase }: ImportProgress): string {
  if (phase === 'publishing' || bytesTotal === 0) return '';
  const full = Math.round(Math.min(1, bytesRead / bytesTotal) * BAR);
  return `[${'█'.repeat(full)}${'░'.repeat(BAR - full)}] `;
}

/** Changes one line on a terminal, adds a line every ten seconds to a log. */
export function showProgress(output: ProgressOutput, now: () => number = () => performance.now()) {
  let phase: ImportProgress['phase'] | null = null;
  let phaseAt = 0;
  let shownAt = 0;
  let isLineOpen = false;
  return {
    update(progress: ImportProgress): void {
      const time = now();
      if (progress.phase !== phase) {
        phase = progress.phase;
        phaseAt = time;
        shownAt = output.isTTY ? 0 : time;
      }
      if (time - shownAt < (output.isTTY ? REDRAW_MS : LOG_MS)) return;
      shownAt = time;
      const text = progressText((time - phaseAt) / 1000, progress);
      if (!output.isTTY) {
        output.write(`${text}\n`);
        return;
      }
      // Returns to the start of the line and erases the rest of a longer previous text.
      output.write(`\r${`${bar(progress)}${text}`.slice(0, output.columns - 1)}\u001b[K`);
      isLineOpen = true;
    },
    /** Erases the line, so that the next output begins on an empty one. */
    end(): void {
      if (isLineOpen) output.write('\r\u001b[K');
      isLineOpen = false;
    },
  };
}
