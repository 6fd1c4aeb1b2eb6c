import { CHUNK_FAILED_EVENT } from '@aranya/shared/contracts';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Tries after the first, and the wait before the first of them (doubled for the next), in ms. */
const RETRIES = 2;
const BACKOFF_MS = 400;

/** Wraps webpack's loader of scripts. Its failure is reported only after the last try. */
class RetryingLoader extends RuntimeModule {
  readonly #deployable: string;

  constructor(deployable: string) {
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
    this.#deployable = deployable;
  }

  override generate() {
    const event = JSON.stringify(CHUNK_FAILED_EVENT);
    const deployable = JSON.stringify(this.#deployable);
    return Template.asString([
      `var loadScript = ${RuntimeGlobals.loadScript};`,
      `${RuntimeGlobals.loadScript} = function(url, done, key, chunkId) {`,
      Template.indent([
        'var attempt = function(number) {',
        Template.indent([
          // Another address each time: a broken answer may have been cached.
          'var again = number ? url + (url.indexOf("?") < 0 ? "?" : "&") + "retry=" + number : url;',
          'loadScript(again, function(event) {',
          Template.indent([
            'var kind = event ? event.type : "load";',
            `if (kind === "error" && number < ${RETRIES}) return setTimeout(attempt, ${BACKOFF_MS} * Math.pow(2, number), number + 1);`,
            `if (kind !== "load") dispatchEvent(new CustomEvent(${event}, { detail: { deployable: ${deployable}, url: url } }));`,
            'done(event);',
          ]),
          '}, number ? key + "-retry-" + number : key, chunkId);',
        ]),
        '};',
        'attempt(0);',
      ]),
      '};',
    ]);
  }
}

/**
 * Code chunks that do not arrive are asked for again: on a bad network one lost file must not cost
 * the page. A chunk that hangs until webpack's limit is not: who waited that long is told.
 */
export class RetryChunksPlugin {
  readonly #deployable: string;

  /** @param deployable such as `mfe-map`, for reports */
  constructor(deployable: string) {
    this.#deployable = deployable;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunks', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryingLoader(this.#deployable));
        });
    });
  }
}
