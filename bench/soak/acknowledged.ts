import { and, eq, sql } from 'drizzle-orm';
import { buildApp } from '../../server/src/assembly/app';
import type { ServerContext } from '../../server/src/assembly/context';
import { occurrence, submission, submissionFile } from '../../server/src/collecting/tables';
import { storedContent } from '../../server/testing/stored-content';
import type { Promised } from './figures';
import { type MadeRecord, photoOf } from './made-records';
import type { SoakServer } from './soak-server';

/** Other photos are compared by name, which is their hash. */
const COMPARED_PHOTOS = 300;

/** `unanswered` records may be stored or not. */
export interface SentRecords {
  acknowledged: MadeRecord[];
  unanswered: MadeRecord[];
}

/** Checks that database, files and map contain every acknowledged record exactly once. */
export function checkAcknowledged(
  server: SoakServer,
  { acknowledged, unanswered }: SentRecords,
): Promise<Promised[]> {
  return server.withContext(async (context) => {
    const { files } = context;
    const { db } = context.database;
    const rows = await db
      .select({ instanceId: submission.instanceId, sha256: submissionFile.sha256 })
      .from(submission)
      .leftJoin(
        submissionFile,
        and(
          eq(submissionFile.submissionId, submission.id),
          // On a cluster, both columns keep the join on one node.
          eq(submissionFile.instanceId, submission.instanceId),
        ),
      );
    const stored = new Map(rows.map((row) => [row.instanceId, row.sha256]));
    const sent = new Set([...acknowledged, ...unanswered].map(({ instanceId }) => instanceId));
    const lost = acknowledged.filter(({ instanceId }) => !stored.has(instanceId));
    const withPhoto = acknowledged.filter(({ photoBytes }) => photoBytes !== null);
    const unnamed = withPhoto.filter(({ instanceId }) => !stored.get(instanceId));
    let damaged = 0;
    for (const { instanceId, photoBytes } of sample(withPhoto)) {
      const sha256 = stored.get(instanceId);
      const content = sha256 ? await storedContent(files, sha256) : null;
      if (!content?.equals(photoOf(instanceId, photoBytes ?? 0))) damaged += 1;
    }
    const [seen] = await db
      .select({
        places: sql<string>`count(*)`,
        records: sql<string>`count(distinct ${occurrence.submissionId})`,
      })
      .from(occurrence);
    const shown = await placesShown(context);
    return [
      {
        what: `${acknowledged.length} acknowledged, none lost (${lost.length})`,
        kept: !lost.length,
      },
      {
        what: `none doubled (${rows.length - stored.size})`,
        kept: rows.length === stored.size,
      },
      {
        what: 'nothing there that was not sent',
        kept: [...stored.keys()].every((id) => sent.has(id)),
      },
      {
        what: `every photo is there (${unnamed.length} missing, ${damaged} damaged)`,
        kept: unnamed.length === 0 && damaged === 0,
      },
      {
        what: 'every record has one place in the table that the map reads',
        kept: Number(seen?.places) === stored.size && Number(seen?.records) === stored.size,
      },
      {
        what: `the map shows as many (${shown}) as there are places`,
        kept: shown === stored.size,
      },
    ];
  });
}

async function placesShown(context: ServerContext): Promise<number> {
  const app = await buildApp(context);
  try {
    await context.publicPlaces.caughtUp();
    const url = '/api/aranya/public-occurrences?bbox=60,5,100,40&zoom=3';
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`The map answered ${answer.statusCode}.`);
    return answer.json<{ total: number }>().total;
  } finally {
    await app.close();
    await context.publicPlaces.stop();
  }
}

function sample(records: readonly MadeRecord[]): MadeRecord[] {
  const step = Math.max(1, Math.ceil(records.length / COMPARED_PHOTOS));
  return records.filter((_, index) => index % step === 0);
}
