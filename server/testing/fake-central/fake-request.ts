import type { FakeForm, FakeState } from './fake-state';

/** A request as the fake sees it. */
export interface FakeRequest {
  method: string;
  /** Path below `/v1`, as it came, but for the project's number, which is 1. */
  path: string;
  /** Path below `/v1`, as it came: what Central writes into addresses. */
  asked: string;
  /** After the question mark, as it came. */
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  state: FakeState;
  /** Notes what a real Central would not understand: the test fails for it. */
  misunderstood: (why: string) => void;
}

/** The form that a path names. */
export const formIn = ({ state }: FakeRequest, encoded: string): FakeForm | undefined =>
  state.forms.get(decodeURIComponent(encoded));

/** A JSON body, which must say that it is one. */
export function jsonBody(request: FakeRequest): Record<string, unknown> {
  if (!String(request.headers['content-type']).startsWith('application/json')) {
    request.misunderstood('a JSON body needs Content-Type: application/json');
  }
  return JSON.parse(request.body.toString('utf8')) as Record<string, unknown>;
}
