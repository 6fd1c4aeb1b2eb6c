import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database';
import type { HeavyWork } from '../heavy-work/heavy-work';
import { SIGN_IN_OUTCOMES, SUBMISSION_OUTCOMES } from './outcomes';
import { reportHeavyWork } from './report-heavy-work';

const MESSAGE_OUTCOMES = ['sent', 'refused', 'postponed', 'expired', 'over_budget'] as const;

/** Counts the outcome of messages, without their recipients. */
export type CountMessage = (outcome: (typeof MESSAGE_OUTCOMES)[number], messages?: number) => void;

/** Metrics for Prometheus. Labels never contain personal data. */
export interface Metrics {
  /** Counts an answer. `route` is the pattern of the address, `seconds` its duration. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void;
  /** Counts a record from a phone: `stored`, or the reason for refusing it. */
  submission(outcome: string): void;
  /** Counts a sign-in: `signed-in`, or the reason for refusing it. */
  signIn(outcome: string): void;
  textMessage: CountMessage;
  /**
   * Adds whether records are read from ODK Central and how many codes must be revoked. Both are queried
   * at every report.
   */
  watchCentral(isRead: () => Promise<boolean>, codesToEnd: () => Promise<number>): void;
  /** Adds figures of the last batch on the public map. */
  watchMap(lastBatch: () => Promise<{ at: Date; records: number; took: number } | null>): void;
  /** Adds figures of the process: memory, event loop, garbage collection. Once per process. */
  watchProcess(): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  /** Type of {@link Metrics.text}. */
  contentType: string;
}

/** Upper bounds of the histogram of answers, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** Creates the counters of one server. */
export function openMetrics(
  database: OpenDatabase,
  dataFolder: string,
  heavyWork: HeavyWork['figures'],
  canSend: boolean,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'aranya_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  // Every series exists from the start, so that rates include the first event and alerts on missing events
  // work.
  const counter = (name: string, help: string, outcomes: readonly string[]) => {
    const made = new Counter({ name, help, labelNames: ['outcome'], registers });
    for (const outcome of outcomes) made.inc({ outcome }, 0);
    return made;
  };
  const submissions = counter(
    'aranya_submissions_total',
    'Records sent by phones, by outcome.',
    SUBMISSION_OUTCOMES,
  );
  const signIns = counter(
    'aranya_sign_ins_total',
    'Tries to sign in, by outcome.',
    SIGN_IN_OUTCOMES,
  );
  const messages = counter(
    'aranya_text_messages_total',
    'Text messages, by outcome.',
    MESSAGE_OUTCOMES,
  );
  new Gauge({
    name: 'aranya_text_messages_possible',
    help: 'Whether one-time codes reach anybody: 0 without a gateway.',
    registers,
  }).set(canSend ? 1 : 0);
  new Gauge({
    name: 'aranya_data_folder_free_bytes',
    help: 'Space left on the disk of the data folder, in bytes.',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataFolder);
      this.set(bavail * bsize);
    },
  });
  reportHeavyWork(registry, heavyWork);
  const { pool } = database;
  if (pool) {
    new Gauge({
      name: 'aranya_database_connections',
      help: 'Connections to PostgreSQL (total, idle), and requests that wait for one (waiting).',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, value] of Object.entries(pool())) this.set({ state }, value);
      },
    });
  }
  return {
    answered: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    submission: (outcome) => submissions.inc({ outcome }),
    signIn: (outcome) => signIns.inc({ outcome }),
    textMessage: (outcome, count = 1) => messages.inc({ outcome }, count),
    watchCentral(isRead, codesToEnd) {
      new Gauge({
        name: 'aranya_central_codes_to_end',
        help: 'Codes of closed accounts that ODK Central was not yet told to end.',
        registers,
        async collect() {
          this.set(await codesToEnd());
        },
      });
      new Gauge({
        name: 'aranya_central_read',
        help: 'Whether the last reading from ODK Central went well: 0 where it refused or was away.',
        registers,
        async collect() {
          this.set((await isRead().catch(() => false)) ? 1 : 0);
        },
      });
    },
    watchMap(lastBatch) {
      const gauge = (
        name: string,
        help: string,
        figure: (batch: NonNullable<Awaited<ReturnType<typeof lastBatch>>>) => number,
      ) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            const batch = await lastBatch();
            if (batch) this.set(figure(batch));
          },
        });
      gauge(
        'aranya_map_last_batch_timestamp_seconds',
        'When records came to the public map last, in seconds since 1970; 0 before the first time.',
        ({ at }) => at.getTime() / 1000,
      );
      gauge('aranya_map_last_batch_records', 'How many they were.', ({ records }) => records);
      gauge('aranya_map_last_batch_seconds', 'How long it took.', ({ took }) => took);
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
