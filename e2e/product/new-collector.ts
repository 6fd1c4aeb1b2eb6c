import { type Account, addressOf } from './addresses';

/** A registered person. */
export interface NewCollector extends Account {
  name: string;
}

let registered = 0;

/** A unique phone number, from process id, second and counter. */
export function nextPhoneNumber(): string {
  registered += 1;
  const unlike = (process.pid % 1000) * 100_000 + (Date.now() % 1000) * 100 + (registered % 100);
  return `97${String(unlike).padStart(8, '0')}`;
}

/** Unique addresses of the benchmarking network (RFC 2544). */
export const nextAddress = () => `198.18.${process.pid % 256}.${1 + (registered % 250)}`;

async function ask(path: string, body: object) {
  const answer = await fetch(`${addressOf('identity')}${path}`, {
    method: 'POST',
    // A unique address, because limits count calls per address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** The one-time code sent to a phone, from the outbox. */
export async function codeFor(phoneNumber: string): Promise<string> {
  const outbox = await (await fetch(`${addressOf('identity')}/outbox`)).text();
  const message = outbox.split('<li>').find((item) => item.includes(phoneNumber));
  const code = message?.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`no code for ${phoneNumber}`);
  return code;
}

/** Registers a new collector through the API, without the pop-up's page. */
export async function newCollector(name = 'Sukanti Juang'): Promise<NewCollector> {
  const person = { name, phoneNumber: nextPhoneNumber(), pin: '135790' };
  await ask('/register/code', { phoneNumber: person.phoneNumber });
  await ask('/register', {
    ...person,
    age: 'ten-or-older',
    code: await codeFor(person.phoneNumber),
  });
  return person;
}
