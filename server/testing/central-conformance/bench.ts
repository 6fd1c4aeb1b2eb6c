import { isDeepStrictEqual } from 'node:util';
import {
  type CentralClient,
  openCentralClient,
} from '../../src/collecting/central/calls/central-client';
import { isRefusal } from '../../src/collecting/central/connection/central-error';
import { type ConformancePhone, phoneOf } from './phone';

/** Address and web user of a Central; the user must be allowed to create projects. */
export interface ConformanceAccount {
  url: string;
  email: string;
  password: string;
}

/** Central's answer to a call made as a web user. */
export interface OperatorAnswer {
  status: number;
  /** Central's error code if it refused, otherwise null. */
  code: number | null;
  content: unknown;
}

/** Dependencies of the cases: one project, created for them. */
export interface ConformanceBench {
  account: ConformanceAccount;
  projectId: number;
  /** The client of ODK Central that the product uses. */
  client: CentralClient;
  /**
   * Calls that people make in Central's web pages.
   * @param path below `/v1`; a project's path begins with `~`.
   * @param notes Text that Central's pages send with a change.
   */
  operator(method: string, path: string, body?: object, notes?: string): Promise<OperatorAnswer>;
  /** A phone with a credential. */
  phone(token: string): ConformancePhone;
}

export interface ConformanceCase {
  name: string;
  /**
   * @returns The function that this version of Central lacks and this product can do without,
   *   otherwise nothing.
   * @throws Error that describes the difference.
   */
  run(bench: ConformanceBench): Promise<string | undefined>;
}

/** @throws Error with both values if they differ. */
export function same(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`);
}

/** Asserts that Central refuses one of our calls with a code. @throws Error otherwise */
export async function refusedWith(what: string, code: number, call: () => Promise<unknown>) {
  try {
    await call();
  } catch (error) {
    if (isRefusal(error, code)) return error;
    throw new Error(`${what}: ${(error as Error).message} and not ${code}`, { cause: error });
  }
  throw new Error(`${what}: done and not refused with ${code}`);
}

/** Calls Central as a signed-in web user. */
export async function signIn({ url, email, password }: ConformanceAccount) {
  const ask = async (
    token: string | null,
    method: string,
    path: string,
    body?: object,
    notes?: string,
  ): Promise<OperatorAnswer> => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      redirect: 'error',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(notes && { 'x-action-notes': encodeURIComponent(notes) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = await response.json().catch(() => null);
    const { code } = (content ?? {}) as { code?: number };
    return { status: response.status, code: code ?? null, content };
  };
  const opened = await ask(null, 'POST', '/sessions', { email, password });
  const { token } = (opened.content ?? {}) as { token?: string };
  if (!token) throw new Error(`Central refuses ${email} or the password (${opened.code}).`);
  return (...call: Parameters<ConformanceBench['operator']>) => ask(token, ...call);
}

/**
 * Creates a project. The conformance cases use the default name.
 * @returns The project and a function that removes it.
 */
export async function openBench(account: ConformanceAccount, name = 'Conformance of Aranya') {
  const ask = await signIn(account);
  const made = await ask('POST', '/projects', { name });
  if (made.status !== 200) {
    throw new Error(
      `${account.email} may not make a project in ${account.url} (${made.code}). ` +
        'These cases need a web user who is an administrator of Central: try them on one for tests.',
    );
  }
  const { id: projectId } = made.content as { id: number };
  const bench: ConformanceBench = {
    account,
    projectId,
    client: openCentralClient({ ...account, projectId }),
    operator: (method, path, ...rest) =>
      ask(method, path.replace(/^~/, `/projects/${projectId}`), ...rest),
    phone: (token) => phoneOf(`${account.url}/v1/key/${token}/projects/${projectId}`),
  };
  return {
    bench,
    async remove() {
      const { status } = await ask('DELETE', `/projects/${projectId}`);
      if (status !== 200) throw new Error(`Project ${projectId} could not be removed (${status}).`);
    },
  };
}
