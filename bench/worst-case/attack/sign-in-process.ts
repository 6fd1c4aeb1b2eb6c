import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process of its own that signs in every 100 ms, so that nothing of the attack slows down its
 * clock. It is told where and by whom, and tells how long each took when it is told to stop.
 */

/** What it is told. */
export interface SignInOrder {
  origin: string;
  accounts: { phoneNumber: string; password: string }[];
}

/** What it tells. Milliseconds; a sign-in that failed has a status that is not 200. */
export type SignInReport = { status: number; ms: number }[];

const EVERY_MS = 100;

const done: SignInReport = [];
let going = true;

async function signIn(origin: string, number: number, account: SignInOrder['accounts'][number]) {
  const start = performance.now();
  const status = await fetch(`${origin}/api/aranya/user/uloggedin-login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `172.16.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(account),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  done.push({ status, ms: performance.now() - start });
}

async function run({ origin, accounts }: SignInOrder): Promise<void> {
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; going; number += 1) {
    const account = accounts[number % accounts.length];
    if (account) open.push(signIn(origin, number, account));
    await pause(Math.max(0, start + (number + 1) * EVERY_MS - performance.now()));
  }
  await Promise.all(open);
  process.send?.(done, () => process.exit(0));
}

process.on('message', (message: SignInOrder | 'stop') => {
  if (message === 'stop') going = false;
  else void run(message);
});
process.send?.('ready');
