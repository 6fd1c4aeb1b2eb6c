import { connect } from 'node:tls';
import type { ServerSettings } from '../../platform/configuration/settings';
import { about, ask, type Finding, reasonOf, TIMEOUT_MS } from './finding';

const DAY_MS = 86_400_000;

/** Days before expiry by which a certificate should have been renewed. */
const RENEWED_DAYS = 14;

interface StatedAddresses {
  /** True if origins or a domain are stated. */
  areStated: boolean;
  /** Null if pages use their own host. */
  registration: string | null;
}

export async function* checkAddresses(
  settings: ServerSettings,
  { areStated, registration }: StatedAddresses,
): AsyncGenerator<Finding> {
  yield* publicAddress(settings);
  yield await identity(settings, registration);
  if (!areStated) {
    const topic = about('origins');
    yield settings.demonstration
      ? topic.ok('Pages are opened on this machine and its network.')
      : topic.error(
          'Only pages on this machine may call the server: set ARANYA_DOMAIN, or ARANYA_PUBLIC_URL and ' +
            'ARANYA_ALLOWED_ORIGINS.',
        );
    return;
  }
  for (const origin of settings.allowedOrigins) yield await page(origin);
  const secure = [settings.publicUrl, ...settings.allowedOrigins, registration ?? ''].filter(
    (address) => address.startsWith('https:'),
  );
  for (const host of new Set(secure.map((address) => new URL(address).host))) {
    yield await certificate(host);
  }
}

async function identity(
  { publicUrl, ports }: ServerSettings,
  registration: string | null,
): Promise<Finding> {
  const topic = about('identity');
  const { protocol, hostname } = new URL(publicUrl);
  if (registration === null && protocol === 'https:') {
    return topic.error(
      `Pages look for the registration on port ${ports.identity} of their own host, without encryption: ` +
        'set ARANYA_REGISTER_URL and ARANYA_RECOVER_URL, or ARANYA_DOMAIN.',
    );
  }
  const address = registration ?? `http://${hostname}:${ports.identity}/register`;
  try {
    const { ok, status, headers: sent } = await ask(address);
    return ok && sent.get('content-type')?.startsWith('text/html')
      ? topic.ok(`${address} shows the registration.`)
      : topic.error(`${address} answers ${status} and shows no registration page.`);
  } catch (error) {
    return topic.error(`${address} cannot be reached from here: ${reasonOf(error)}.`);
  }
}

async function* publicAddress({
  publicUrl,
  demonstration,
}: ServerSettings): AsyncGenerator<Finding> {
  const topic = about('server');
  if (!demonstration && publicUrl.startsWith('http:')) {
    yield topic.error(
      `${publicUrl} is not encrypted: PINs and phones' tokens can be read on the way.`,
    );
  }
  try {
    const answer = await ask(`${publicUrl}/health/ready`);
    yield answer.ok
      ? topic.ok(`${publicUrl} is ready.`)
      : topic.error(`${publicUrl}/health/ready answers ${answer.status}. Is the server running?`);
    yield* headers(answer, publicUrl);
    yield clockOf(answer);
    const metrics = await ask(`${publicUrl}/metrics`);
    const isLocal = /^(localhost|127\.|\[::1\])/.test(new URL(publicUrl).host);
    if (metrics.ok && !isLocal) {
      yield topic.error(`${publicUrl}/metrics is open to anybody: the proxy must not pass it on.`);
    }
  } catch (error) {
    yield topic.error(`${publicUrl} cannot be reached from here: ${reasonOf(error)}.`);
  }
}

function* headers({ headers: sent }: Response, publicUrl: string): Generator<Finding> {
  const topic = about('headers');
  const wanted = [
    'content-security-policy',
    'x-content-type-options',
    ...(publicUrl.startsWith('https:') ? ['strict-transport-security'] : []),
  ];
  const missing = wanted.filter((name) => !sent.has(name));
  yield missing.length > 0
    ? topic.error(`The proxy takes away ${missing.join(', ')} of the server's answers.`)
    : topic.ok("The server's headers get through.");
}

function clockOf({ headers: sent }: Response): Finding {
  const topic = about('clock');
  const seconds = Math.abs(Date.parse(sent.get('date') ?? '') - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return topic.warning('The server tells no time.');
  return seconds > 10
    ? topic.error(
        `This machine and the server's differ by ${Math.round(seconds)} s. Set both by NTP.`,
      )
    : topic.ok("This machine's clock agrees with the server's.");
}

async function page(origin: string): Promise<Finding> {
  const topic = about('origins');
  try {
    const { status } = await ask(`${origin}/`);
    return status < 400
      ? topic.ok(`${origin} answers (${status}).`)
      : topic.error(`${origin} answers ${status}.`);
  } catch (error) {
    return topic.error(`${origin} cannot be reached from here: ${reasonOf(error)}.`);
  }
}

function certificate(host: string): Promise<Finding> {
  const topic = about('certificates');
  const { hostname, port } = new URL(`https://${host}`);
  return new Promise((resolve) => {
    // The certificate is only inspected: no data is sent over this connection.
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.setTimeout(TIMEOUT_MS, () => end(topic.error(`${host} does not answer.`)));
    socket.once('error', (error) => end(topic.error(`${host}: ${reasonOf(error)}.`)));
    socket.once('secureConnect', () => {
      const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
      if (!socket.authorized) {
        end(
          topic.error(`${host}: browsers refuse its certificate (${socket.authorizationError}).`),
        );
      } else if (days < RENEWED_DAYS) {
        end(topic.warning(`${host}: its certificate ends in ${Math.floor(days)} days. Renew it.`));
      } else end(topic.ok(`${host}: its certificate holds for ${Math.floor(days)} days.`));
    });
  });
}
