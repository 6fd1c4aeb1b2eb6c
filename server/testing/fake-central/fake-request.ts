import type { FakeForm, FakeState } from './fake-state';

/** A request to the fake. */
export interface FakeRequest {
  method: string;
  /** Path below `/v1` as received, except that the project's number is 1. */
  path: string;
  /** Path below `/v1` as received; Central uses it in addresses. */
  asked: string;
  /** Query string as received. */
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  state: FakeState;
  /** Reports a request that a real Central would not understand: the test fails. */
  misunderstood: (why: string) => void;
}

/** Returns the form in a path. */
export const formIn = ({ state }: FakeRequest, encoded: string): FakeForm | undefined =>
  state.forms.get(decodeURIComponent(encoded));

/** Returns a JSON body; the request must declare it as JSON. */
export function jsonBody(request: FakeRequest): Record<string, unknown> {
  if (!String(request.headers['content-type']).startsWith('application/json')) {
    request.misunderstood('a JSON body needs Content-Type: application/json');
  }
  return JSON.parse(request.body.toString('utf8')) as Record<string, unknown>;
}
