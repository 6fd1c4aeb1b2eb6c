import { Counter, Gauge, type Registry } from 'prom-client';
import { type HeavyWork, LANES } from '../heavy-work/heavy-work';

export function reportHeavyWork(registry: Registry, figures: HeavyWork['figures']): void {
  const registers = [registry];
  new Gauge({
    name: 'aranya_heavy_tasks',
    help: 'Tasks in the pool of workers (running, waiting), by kind.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const kind of LANES) {
        const { running, waiting } = figures()[kind];
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'waiting' }, waiting);
      }
    },
  });
  const total = (name: string, help: string, counted: 'refused' | 'faults') =>
    new Counter({
      name,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        for (const kind of LANES) this.inc({ kind }, figures()[kind][counted]);
      },
    });
  total('aranya_heavy_tasks_refused_total', 'Tasks that came while the queue was full.', 'refused');
  total(
    'aranya_heavy_faults_total',
    'Tasks that a worker broke down over, or that took too long.',
    'faults',
  );
}
