import { PROBLEMS, type ProblemBody, type ProblemCode } from '@aranya/shared/contracts';
import { inEnglish, inWords, type Sentence } from '../languages/sentence';
import type { TextOf } from '../languages/translations';

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

  /** What the caller reads. Its sentences are English, for whoever shows them has them in every language. */
  get body(): ProblemBody {
    return { code: this.code, message: this.message, ...this.details };
  }

  /** The same, with what this server alone can say in a language. @param _textOf gives its translations, where needed */
  bodyIn(_textOf: () => TextOf): ProblemBody {
    return this.body;
  }
}

class InvalidField extends Problem {
  constructor(
    readonly field: string,
    readonly said: Sentence,
  ) {
    super('invalid_input', { fields: [{ field, message: inEnglish(said) }] });
  }

  override bodyIn(textOf: () => TextOf): ProblemBody {
    return { ...this.body, fields: [{ field: this.field, message: inWords(this.said, textOf()) }] };
  }
}

/** A 400 that marks one field. @param said why, in the language that the call asks for */
export const invalidField = (field: string, said: Sentence): Problem =>
  new InvalidField(field, said);
