import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import { batch } from '../../platform/database/batch';
import type { Database } from '../../platform/database/database';
import { retryDatabase } from '../../platform/database/retry-database';
import { notFound, OpenRosaError } from '../open-rosa-error';
import { appUser, project } from '../tables';

export interface AppUser {
  id: number;
  projectId: number;
}

export interface KeyParams {
  token: string;
  projectId: string;
}

/** 48 random bytes as base64 with `!` and `$` in place of `/` and `+`. */
const TOKEN = /^[A-Za-z0-9!$]{64}$/;

const appUsers = new WeakMap<FastifyRequest, AppUser>();

/** @throws OpenRosaError 400 or 401 */
export function wellFormedToken({ headers, params }: FastifyRequest): string {
  if (headers['x-openrosa-version'] !== '1.0') {
    throw new OpenRosaError(
      400,
      'An expected header field (X-OpenRosa-Version) did not match the expected format.',
    );
  }
  const { token } = params as KeyParams;
  if (!TOKEN.test(token)) {
    throw new OpenRosaError(401, 'Could not authenticate with the provided credentials.');
  }
  return token;
}

/** @throws OpenRosaError 400 for a project id that is no number */
export function projectOf({ params }: FastifyRequest): number {
  const { projectId } = params as KeyParams;
  if (!/^\d{1,9}$/.test(projectId)) {
    throw new OpenRosaError(400, 'The id of a project is a whole number.');
  }
  return Number(projectId);
}

async function otherProject(db: Database, projectId: number): Promise<OpenRosaError> {
  const [known] = await db.select().from(project).where(eq(project.id, projectId));
  return known ? noRights() : notFound();
}

const noRights = () =>
  new OpenRosaError(
    403,
    'This QR code is no longer valid. Generate it again on the website and scan it.',
  );

export function appUserOf(request: FastifyRequest): AppUser {
  const found = appUsers.get(request);
  if (!found) throw new Error('The route does not admit app users.');
  return found;
}

export type AppUserRoute = ReturnType<typeof openAppUserRoute>;

/** One gate for all routes, so that concurrent tokens are looked up together. */
export function openAppUserRoute(db: Database) {
  const find = batch<string, AppUser | undefined>(
    async (tokens) => {
      const rows = await db
        .select({ id: appUser.id, projectId: appUser.projectId, token: appUser.token })
        .from(appUser)
        .where(inArray(appUser.token, [...tokens]));
      const found = new Map(rows.map(({ token, ...one }) => [token, one]));
      return tokens.map((token) => found.get(token));
    },
    { maxSize: LIMITS.openRosa.recordsPerBatch },
  );

  /**
   * Runs before the body is read. The token is looked up each time, so that a revoked one is
   * invalid at once in every process.
   * @throws OpenRosaError 400 for the header or a project id that is no number, 401 for a malformed
   *   token, 403 for an unknown or revoked one and for another project's, 404 for an unknown
   *   project.
   */
  async function admit(request: FastifyRequest): Promise<void> {
    const found = await find(wellFormedToken(request));
    if (!found) throw noRights();
    const projectId = projectOf(request);
    if (found.projectId !== projectId) throw await otherProject(db, projectId);
    appUsers.set(request, found);
  }

  return {
    config: { audience: 'app-user', limit: 'quota-of-records' } as const,
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => retryDatabase(() => admit(request)),
  };
}
