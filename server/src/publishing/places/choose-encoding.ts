/** A content coding in which place files are kept. */
export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * The best coding that an `Accept-Encoding` header allows, or null for the plain file.
 * A coding with `q=0` is refused; `*` stands for those that are not named.
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const weights = new Map(
    (header ?? '').split(',').map((entry): [string, number] => {
      const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding.toLowerCase(), q === undefined ? 1 : Number(q) || 0];
    }),
  );
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  return PREFERRED.find((coding) => weightOf(coding) > 0) ?? null;
}
