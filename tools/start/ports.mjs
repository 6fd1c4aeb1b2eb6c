import { createServer } from 'node:net';
import { PORTS } from './origins.mjs';
import { PlainError } from './steps.mjs';

const isFree = (port, address) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });

export function portBase() {
  const base = Number(process.env.ARANYA_PORT_BASE ?? 0);
  if (Number.isInteger(base) && base >= 0 && base < 60_000) return base;
  throw new PlainError('ARANYA_PORT_BASE must be a whole number such as 10.');
}

export async function checkPorts() {
  const base = portBase();
  const address = process.env.ARANYA_LISTEN ?? '0.0.0.0';
  for (const port of PORTS.map((fixed) => fixed + base)) {
    if (await isFree(port, address)) continue;
    throw new PlainError(
      `Port ${port} is taken. Stop what uses it, or move all ports: ARANYA_PORT_BASE=${base + 10} npm start`,
    );
  }
}
