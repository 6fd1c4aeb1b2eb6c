import { execFileSync } from 'node:child_process';

const COMMENT = /^[ \t]*\/\*+([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const TITLE =
  /\b(?:test|it)(?:\.(?:each|only|skip|failing))?(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?=\())?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const UNCLEAR = /^(what|who|whoever|whose|where|of|one that|one who|as|that)\b/i;

/** On lines of their own, each as one line of text. */
export const commentsIn = (source: string): string[] =>
  [...source.matchAll(COMMENT)].map(([all, block]) =>
    (block ?? all)
      .split('\n')
      .map((line) => line.replace(/^\s*(\/\/|\*)?/, '').trim())
      .join(' ')
      .trim(),
  );

/** Groups (`describe`) have nouns. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title);

/** A sentence must name the thing that acts. */
export const startsUnclearly = (sentence: string): boolean => UNCLEAR.test(sentence);

/** Checks commits after `origin/main`, else the last 20; Git writes those of merges and reverts. */
export function longSubjects(root: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let range = ['-20'];
  try {
    const base = git('merge-base', 'HEAD', 'origin/main').trim();
    if (base !== git('rev-parse', 'HEAD').trim()) range = [`${base}..HEAD`];
  } catch {
    // A clone without the branch `origin/main`.
  }
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter((subject) => !subject.startsWith('Revert "'))
    .filter((subject) => subject.length > 72);
}
