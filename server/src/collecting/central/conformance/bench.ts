import { isDeepStrictEqual } from 'node:util';
import { type CentralClient, openCentralClient } from '../central-client';
import { isRefusal } from '../central-error';
import { type ConformancePhone, phoneOf } from './phone';

/** What a Central is reached with; the web user must be allowed to make projects. */
export interface ConformanceAccount {
  url: string;
  email: string;
  password: string;
}

/** What Central answered to somebody who works in it by hand. */
export interface OperatorAnswer {
  status: number;
  /** Its own code where it refused, otherwise null. */
  code: number | null;
  content: unknown;
}

/** What the cases work with: one project, made for them. */
export interface ConformanceBench {
  account: ConformanceAccount;
  projectId: number;
  /** The calls of this product. */
  client: CentralClient;
  /** What people do in Central's pages. @param path below `/v1`; a project's own begins with `~`. */
  operator(method: string, path: string, body?: object): Promise<OperatorAnswer>;
  /** A phone with a credential. */
  phone(token: string): ConformancePhone;
}

/** One statement about Central. */
export interface ConformanceCase {
  name: string;
  /**
   * @returns What this version of Central lacks and this product does without, otherwise nothing.
   * @throws Error with what is other than this product expects.
   */
  run(bench: ConformanceBench): Promise<string | undefined>;
}

/** @throws Error naming both where they differ. */
export function same(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`);
}

/** Says that Central refuses a call of ours with a code. @throws Error where it does not */
export async function refusedWith(what: string, code: number, call: () => Promise<unknown>) {
  try {
    await call();
  } catch (error) {
    if (isRefusal(error, code)) return error;
    throw new Error(`${what}: ${(error as Error).message} and not ${code}`, { cause: error });
  }
  throw new Error(`${what}: done and not refused with ${code}`);
}

/** Works in Central as somebody who signed in there. */
export async function signIn({ url, email, password }: ConformanceAccount) {
  const ask = async (
    token: string | null,
    method: string,
    path: string,
    body?: object,
  ): Promise<OperatorAnswer> => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      redirect: 'error',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
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
  return (method: string, path: string, body?: object) => ask(token, method, path, body);
}

/** Makes a project, by default that of the cases. @returns It, and how it is removed. */
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
    operator: (method, path, body) =>
      ask(method, path.replace(/^~/, `/projects/${projectId}`), body),
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
