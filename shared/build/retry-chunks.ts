import { CHUNK_FAILED_EVENT } from '@aranya/shared/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { SCRIPT_TRUST, TRUST_OF_PAGE, withIntegrity } from './script-trust';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

/** The delay doubles for the next retry. */
const RETRIES = 2;
const BACKOFF_MS = 400;

/** A failure is reported only after the last retry. */
class RetryingLoader extends RuntimeModule {
  readonly #deployable: string;
  readonly #trust: string;

  constructor(deployable: string, trust: string) {
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
    this.#deployable = deployable;
    this.#trust = trust;
  }

  override generate() {
    const event = JSON.stringify(CHUNK_FAILED_EVENT);
    const deployable = JSON.stringify(this.#deployable);
    return Template.asString([
      `${SCRIPT_TRUST} = ${this.#trust};`,
      `var loadScript = ${RuntimeGlobals.loadScript};`,
      `${RuntimeGlobals.loadScript} = function(url, done, key, chunkId) {`,
      Template.indent([
        `var trust = ${SCRIPT_TRUST}();`,
        'var attempt = function(number) {',
        Template.indent([
          // A different address for each retry: a broken answer may have been cached.
          'var again = number ? url + (url.indexOf("?") < 0 ? "?" : "&") + "retry=" + number : url;',
          'var ended = function(event) {',
          Template.indent([
            'var kind = event ? event.type : "load";',
            `if (kind === "error" && number < ${RETRIES}) return setTimeout(attempt, ${BACKOFF_MS} * Math.pow(2, number), number + 1);`,
            `if (kind !== "load") dispatchEvent(new CustomEvent(${event}, { detail: { deployable: ${deployable}, url: url } }));`,
            'done(event);',
          ]),
          '};',
          'var address;',
          'try { address = trust ? trust.address(again) : again; } catch (refused) {',
          Template.indent([
            'console.error(refused);',
            'return ended({ type: "refused", target: { src: url } });',
          ]),
          '}',
          'loadScript(address, ended, number ? key + "-retry-" + number : key, chunkId);',
        ]),
        '};',
        'attempt(0);',
      ]),
      '};',
    ]);
  }
}

/**
 * On a bad network one lost file must not break the page. A chunk that hangs until webpack's limit
 * is reported without a retry. The page must trust each address, and each file match its hash.
 */
export class RetryChunksPlugin {
  readonly #deployable: string;
  readonly #trust: string;

  /**
   * @param deployable such as `mfe-map`, for reports
   * @param trust source of a function that returns a `ScriptTrust`, or nothing
   */
  constructor(deployable: string, trust = TRUST_OF_PAGE) {
    this.#deployable = deployable;
    this.#trust = trust;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunks', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryingLoader(this.#deployable, this.#trust));
        });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'RetryChunks',
        (source) => Template.asString([source, withIntegrity('script', 'url')]),
      );
      for (const { linkPreload } of [
        webpack.web.JsonpTemplatePlugin.getCompilationHooks(compilation),
        MiniCssExtractPlugin.getCompilationHooks(compilation),
      ]) {
        linkPreload.tap('RetryChunks', (source) =>
          Template.asString([source, withIntegrity('link', 'link.href')]),
        );
      }
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RetryChunks',
        (source, { tag, href }) => Template.asString([source, withIntegrity(tag, href)]),
      );
    });
  }
}
