import { createPerson, type NewPerson } from '../src/people/accounts/people';
import type { TestServer } from './test-server';

/** A signed-in test person. */
export interface TestPerson {
  id: string;
  name: string;
  phoneNumber: string;
  pin: string;
  token: string;
  /** Headers of a call in this person's name. */
  headers: { authorization: string };
}

let lastNumber = 9_100_000_000;

/** Creates an account and signs it in. Each person gets another phone number unless one is given. */
export async function signedInPerson(
  { context }: Pick<TestServer, 'context'>,
  wishes: Partial<NewPerson> = {},
): Promise<TestPerson> {
  lastNumber += 1;
  const chosen = { phoneNumber: String(lastNumber), name: 'Asha Majhi', pin: '135790', ...wishes };
  const { accounts, authentication, database } = context;
  const id = await createPerson(authentication, database.db, chosen);
  const { token } = await accounts.signIn(chosen.phoneNumber, chosen.pin, '192.0.2.1');
  const { name, phoneNumber, pin } = chosen;
  return { id, name, phoneNumber, pin, token, headers: { authorization: `Bearer ${token}` } };
}
