import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database';
import type { HeavyWork } from '../heavy-work/heavy-work';
import { SIGN_IN_OUTCOMES, SUBMISSION_OUTCOMES } from './outcomes';
import { reportHeavyWork } from './report-heavy-work';

/** What may happen to a text message. */
const MESSAGE_OUTCOMES = ['sent', 'refused', 'postponed', 'expired', 'over_budget'] as const;

/** Hears what happened to a message, for anyone who counts; says nothing about whom it is for. */
export type CountMessage = (outcome: (typeof MESSAGE_OUTCOMES)[number], messages?: number) => void;

/** What the server counts for Prometheus. No label ever holds anything about a person. */
export interface Metrics {
  /** An answer was sent. `route` is the pattern of the address, `seconds` how long it took. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void;
  /** A phone sent a record: `stored`, or the reason why not. */
  submission(outcome: string): void;
  /** Somebody tried to sign in: `signed-in`, or the reason why not. */
  signIn(outcome: string): void;
  /** What happened to text messages. */
  textMessage: CountMessage;
  /** Also reports whether records are read from ODK Central, and codes to end. Both are asked at every report. */
  watchCentral(isRead: () => Promise<boolean>, codesToEnd: () => Promise<number>): void;
  /** Also reports on the batch that came to the public map last. */
  watchMap(lastBatch: () => Promise<{ at: Date; records: number; took: number } | null>): void;
  /** Also reports on the process: memory, event loop, garbage collection. Once per process. */
  watchProcess(): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  /** Type of {@link Metrics.text}. */
  contentType: string;
}

/** Upper bounds of the histogram of answers, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** Makes the counters of one server. */
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
  // Every series is there from the start: a rate is seen from the first event, and an alert on one
  // that has not happened yet is no alert on nothing.
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
