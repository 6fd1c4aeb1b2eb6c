import { releaseOptions } from './release-options';

test.each([
  [['mfe-map'], { remote: 'mfe-map', action: 'release' }],
  [['mfe-map', '--canary', '10'], { remote: 'mfe-map', action: 'release', canary: 10 }],
  [['mfe-map', '--rollback'], { remote: 'mfe-map', action: 'rollback' }],
  [
    ['mfe-map', '--rollback', '--to', '0.1.0-abc', '--reason', 'No legend.'],
    { remote: 'mfe-map', action: 'rollback', to: '0.1.0-abc', reason: 'No legend.' },
  ],
  [['--list', 'mfe-auth'], { remote: 'mfe-auth', action: 'list' }],
  [['--affected', 'HEAD~1'], { remote: '', action: 'affected', since: 'HEAD~1' }],
  [['host', '--rollback'], { remote: 'host', action: 'rollback' }],
  [['--host'], { remote: '', action: 'host' }],
  [['--help'], undefined],
])('parses %j', (parameters, options) => {
  expect(releaseOptions(parameters)).toEqual(options);
});

test.each([
  [[], 'Name one remote.'],
  [['mfe-maps'], 'There is no remote mfe-maps. It is one of mfe-public'],
  [['mfe-map', '--canary', '100'], '--canary takes a number between 0 and 100'],
  [['mfe-map', '--canary', 'some'], 'such as 10; this is some.'],
  [['mfe-map', '--canary', '5', '--list'], 'Give one of --canary, --rollback and --list.'],
  [['mfe-map', '--to', '0.1.0-abc'], '--to and --reason belong to --rollback'],
  [['mfe-map', '--affected', 'HEAD~1'], 'without naming a remote'],
  [['mfe-map', '--force'], '--force'],
])('refuses %j with a sentence', (parameters, sentence) => {
  expect(() => releaseOptions(parameters)).toThrow(sentence);
});
