import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database';
import type { HeavyWork } from '../heavy-work/heavy-work';
import { SIGN_IN_OUTCOMES, SUBMISSION_OUTCOMES } from './outcomes';
import { reportHeavyWork } from './report-heavy-work';

const MESSAGE_OUTCOMES = ['sent', 'refused', 'postponed', 'expired', 'over_budget'] as const;

/** Counts the outcome of messages, without their recipients. */
export type CountMessage = (outcome: (typeof MESSAGE_OUTCOMES)[number], messages?: number) => void;

/** Labels never contain personal data. */
export type Metrics = ReturnType<typeof openMetrics>;

/** `took` is in seconds. */
interface MapBatch {
  at: Date;
  records: number;
  took: number;
}

/** Read at every report; an undefined value leaves the last. */
const gaugeIn =
  (registers: Registry[]) =>
  (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value !== undefined) this.set(value);
      },
    });

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

export function openMetrics(
  database: OpenDatabase,
  dataFolder: string,
  heavyWork: HeavyWork['figures'],
  canSend: boolean,
) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'aranya_http_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  // Every series exists from the start, so that rates and alerts include the first event.
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
  const gauge = gaugeIn(registers);
  gauge(
    'aranya_text_messages_possible',
    'Whether one-time codes reach anybody: 0 without a gateway.',
    async () => (canSend ? 1 : 0),
  );
  gauge(
    'aranya_data_folder_free_bytes',
    'Space left on the disk of the data folder, in bytes.',
    async () => {
      const { bavail, bsize } = await statfs(dataFolder);
      return bavail * bsize;
    },
  );
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
    /** `route` is the pattern of the address. */
    answered(request: { method: string; route: string; status: number }, seconds: number) {
      requests.observe({ ...request, status: String(request.status) }, seconds);
    },
    /** `stored`, or the reason for refusing the record. */
    submission: (outcome: string) => submissions.inc({ outcome }),
    /** `signed-in`, or the reason for refusing it. */
    signIn: (outcome: string) => signIns.inc({ outcome }),
    textMessage: ((outcome, count = 1) => messages.inc({ outcome }, count)) satisfies CountMessage,
    /** Both values are queried at every report. */
    watchCentral(isRead: () => Promise<boolean>, codesToEnd: () => Promise<number>) {
      gauge(
        'aranya_central_codes_to_end',
        'Codes of closed accounts that ODK Central was not yet told to end.',
        codesToEnd,
      );
      gauge(
        'aranya_central_read',
        'Whether the last reading from ODK Central went well: 0 where it refused or was away.',
        async () => ((await isRead().catch(() => false)) ? 1 : 0),
      );
    },
    watchMap(lastBatch: () => Promise<MapBatch | null>) {
      gauge(
        'aranya_map_last_batch_timestamp_seconds',
        'When records came to the public map last, in seconds since 1970; 0 before the first time.',
        async () => {
          const batch = await lastBatch();
          return batch ? batch.at.getTime() / 1000 : undefined;
        },
      );
      gauge(
        'aranya_map_last_batch_records',
        'How many they were.',
        async () => (await lastBatch())?.records,
      );
      gauge(
        'aranya_map_last_batch_seconds',
        'How long it took.',
        async () => (await lastBatch())?.took,
      );
    },
    /** Once per process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
