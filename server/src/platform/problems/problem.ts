import { PROBLEMS, type ProblemBody, type ProblemCode } from '@aranya/shared/contracts';
import { inWords, type Sentence, type Words } from '../languages/sentence';
import type { TextOf } from '../languages/translations';

export interface FieldFault {
  /** Path in the input, such as `phoneNumber`. */
  field: string;
  said: Sentence | Words;
}

export interface ProblemDetails extends Pick<ProblemBody, 'retryAfterSeconds' | 'closesAt'> {
  fields?: readonly FieldFault[];
}

/** Throw it anywhere below a route: `throw new Problem('wrong_form_pin')`. */
export class Problem extends Error {
  override name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
    cause?: unknown,
  ) {
    super(PROBLEMS[code].message, { cause });
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  get body(): ProblemBody {
    return this.bodyIn(() => (english) => english);
  }

  /** The message remains English, because clients have translations of it. */
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

export const invalidField = (field: string, said: Sentence): Problem =>
  new Problem('invalid_input', { fields: [{ field, said }] });
