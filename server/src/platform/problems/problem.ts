import { PROBLEMS, type ProblemBody, type ProblemCode } from '@aranya/shared/contracts';

/** What an answer may say beyond code and message. */
export type ProblemDetails = Pick<ProblemBody, 'fields' | 'retryAfterSeconds' | 'closesAt'>;

/**
 * An error that the caller is told about. Throw it anywhere below a route:
 * `throw new Problem('wrong_form_pin')`.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}, cause?: unknown) {
    super(PROBLEMS[code].message, { cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  /** HTTP status. */
  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** What the caller reads. */
  get body(): ProblemBody {
    return { code: this.code, message: this.message, ...this.details };
  }
}

/** A 400 that marks one field. */
export const invalidField = (field: string, message: string) =>
  new Problem('invalid_input', { fields: [{ field, message }] });
