import { createHash } from 'node:crypto';
import type { CentralAccount } from '../../platform/configuration/central-account';
import type { PackagedForm } from '../forms/packaged-forms';
import { APP_USER_ROLE } from './calls/app-user-calls';
import type { CentralClient } from './calls/central-client';
import { CENTRAL_CODES, CentralRefusal, CentralUnavailable } from './connection/central-error';
import { CENTRAL_LIMITS } from './limits';

interface Finding {
  right: boolean;
  /** A warning for the operator. */
  note?: true;
  sentence: string;
}

const right = (sentence: string): Finding => ({ right: true, sentence });
const note = (sentence: string): Finding => ({ right: true, note: true, sentence });
const wrong = (sentence: string): Finding => ({ right: false, sentence });

/** Changes nothing. Stops early if the remaining checks depend on a failed one. */
export async function* checkCentral(
  client: CentralClient,
  account: Pick<CentralAccount, 'url' | 'email' | 'projectId'>,
  forms: AsyncIterable<PackagedForm>,
): AsyncGenerator<Finding> {
  const { url, email, projectId } = account;
  yield isPrivate(url)
    ? right(`${url} is reached by an encrypted connection or on this machine.`)
    : wrong(`${url} begins with http://: passwords and credentials can be read on the way.`);
  try {
    const project = await client.project();
    yield right(`${email} may sign in and see project ${projectId}, ‘${project.name}’.`);
    if (project.archived) yield wrong(`Project ${projectId} is archived: unarchive it.`);
    if (project.keyId) {
      yield wrong(
        `Project ${projectId} is encrypted by Central: its records cannot be read and never reach ` +
          'the map. Encryption cannot be turned off again: make another project.',
      );
    }
  } catch (error) {
    yield wrong(whyNoProject(error, account));
    return;
  }
  yield await checkVersion(url);
  yield await may('list app users', () => client.appUsers());
  yield await may('list who may use which form', () => client.assignments());
  const roles = await client.roles();
  yield roles.some(({ system }) => system === APP_USER_ROLE)
    ? right(`The role ${APP_USER_ROLE} exists.`)
    : wrong(`There is no role ${APP_USER_ROLE} in this Central.`);
  yield* checkForms(client, forms);
}

async function checkVersion(url: string): Promise<Finding> {
  const version = await centralVersion(url);
  const tried = `Versions that were tried: ${TRIED_VERSIONS.join(', ')}.`;
  if (version === null) return note(`${url} does not tell the version of Central. ${tried}`);
  return TRIED_VERSIONS.some((one) => one === releaseOf(version))
    ? right(`Central ${version} is a version that was tried.`)
    : note(
        `Central ${version} was not tried with this product. ${tried} ` +
          'npm run central-conformance on a test server says what is other.',
      );
}

async function* checkForms(
  client: CentralClient,
  forms: AsyncIterable<PackagedForm>,
): AsyncGenerator<Finding> {
  const inCentral = new Map((await client.forms()).map((form) => [form.xmlFormId, form]));
  for await (const { formId, xml, version } of forms) {
    const found = inCentral.get(formId);
    const hash = createHash('md5').update(xml).digest('hex');
    if (!found?.publishedAt) {
      yield wrong(`${formId} is not published: npm run central -- register-forms`);
    } else if (found.hash !== hash) {
      yield wrong(`${formId} has version ${found.version || 'none'} there, ${version} here.`);
    } else if (found.state !== 'open') {
      yield wrong(`${formId} is ${found.state}: open it in Central, so that phones see it.`);
    } else {
      yield await may(`read the records of ${formId}`, () => client.countRecords(formId));
    }
  }
}

const MANAGER = 'Give the web user the role Project Manager.';

async function may(what: string, call: () => Promise<unknown>): Promise<Finding> {
  try {
    await call();
    return right(`The web user may ${what}.`);
  } catch (error) {
    if (!(error instanceof CentralRefusal)) throw error;
    return wrong(`The web user may not ${what} (${error.code}: ${error.words}). ${MANAGER}`);
  }
}

function whyNoProject(
  error: unknown,
  { url, email, projectId }: Pick<CentralAccount, 'url' | 'email' | 'projectId'>,
): string {
  if (error instanceof CentralUnavailable) return `${url} does not answer. ${error.message}.`;
  if (!(error instanceof CentralRefusal)) throw error;
  if (error.status === 401) return `Central refuses ${email} or the password: ${error.words}`;
  if (error.code === CENTRAL_CODES.notFound) return `There is no project ${projectId} in Central.`;
  return `${email} may not see project ${projectId} (${error.words}). ${MANAGER}`;
}

function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Versions of Central that passed the conformance cases, by year and number. */
const TRIED_VERSIONS = ['2024.1', '2025.4', '2026.1', '2026.2'] as const;

/** @returns Such as `2026.2.1`; null if the file is missing, such as behind another web server. */
export async function centralVersion(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/version.txt`, {
      redirect: 'error',
      signal: AbortSignal.timeout(CENTRAL_LIMITS.requestMs),
    });
    if (!response.ok) return null;
    return /\bserver \(v(\d{4}\.\d+\.\d+)/.exec(await response.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** `2026.2` of `2026.2.1`. */
const releaseOf = (version: string): string => version.split('.').slice(0, 2).join('.');
