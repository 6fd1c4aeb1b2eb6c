import { PROBLEMS, type ProblemBody, type ProblemCode } from '@aranya/shared/contracts';
import { inWords, type Sentence, type Words } from '../languages/sentence';
import type { TextOf } from '../languages/translations';

/** A field that is at fault, and why. */
export interface FieldFault {
  /** Its path in the call, such as `phoneNumber`. */
  field: string;
  said: Sentence | Words;
}

/** What an answer may say beyond code and message. */
export interface ProblemDetails extends Pick<ProblemBody, 'retryAfterSeconds' | 'closesAt'> {
  fields?: readonly FieldFault[];
}

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

  /** What the caller reads, in English. */
  get body(): ProblemBody {
    return this.bodyIn(() => (english) => english);
  }

  /**
   * The same with what this server alone can say in a language: what is wrong with fields. The message stays English,
   * for whoever shows it has it in every language.
   * @param textOf gives the translations; asked only where there is something to say
   */
  bodyIn(textOf: () => TextOf): ProblemBody {
    const { fields, ...details } = this.details;
    const body = { code: this.code, message: this.message, ...details };
    if (!fields) return body;
    const text = textOf();
    return {
      ...body,
      fields: fields.map(({ field, said }) => ({ field, message: inWords(said, text) })),
    };
  }
}

/** A 400 that marks one field. @param said why, in the language that the call asks for */
export const invalidField = (field: string, said: Sentence): Problem =>
  new Problem('invalid_input', { fields: [{ field, said }] });
