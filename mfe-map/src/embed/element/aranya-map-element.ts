import hostLook from '../look/host.css?sheet';
import { make } from '../look/make-element';
import { sheetOf } from '../look/sheets';
import { mapPage, takesLeaflet } from '../map/map-page';
import type { MapView } from '../map/map-view';
import { NO_DATA, type OwnData, readOwnData } from '../map/own-data';
import { reportOnce } from '../report-once';
import { findServices, ownOrigin } from '../services';
import { firstText, LANGUAGES, laterText } from '../texts';
import type { AranyaErrorDetail, AranyaMapElement, AranyaMapOptions } from '../types/embed';
import { makeCover } from './cover';
import { coverWords } from './cover-words';
import { inView } from './in-view';
import { markMade, onScript, originFor } from './institute-scripts';
import { type MapSettings, mapSettings } from './map-settings';

const OPTIONS = [
  'server',
  'height',
  'lang',
  'theme',
  'layers',
  'center',
  'zoom',
  'gestures',
  'data',
] as const;
type OptionName = (typeof OPTIONS)[number];

/** Options that are properties; `lang` is a property of every element. */
const PROPERTIES = OPTIONS.filter((name) => name !== 'lang');

/** Changes of these options recreate the map; the view is preserved. */
const STRUCTURAL: readonly OptionName[] = ['server', 'lang', 'theme', 'gestures'];

const PLAIN = 'aranya-map';

/** Created with the first map: a script without a map does not need it. */
let hostSheet: CSSStyleSheet | undefined;

export class AranyaMap extends HTMLElement {
  static readonly observedAttributes = OPTIONS;

  static readonly origin = ownOrigin();

  /** The element uses the institute of its nearest script, so no second name is needed. */
  static readonly byScript = true;

  static readonly languages = LANGUAGES;

  /** Without a prototype, because a page may add members to all objects. */
  readonly #given: AranyaMapOptions = Object.create(null);
  readonly #changed = new Set<OptionName>();
  readonly #frame = make('div', { class: 'frame' });
  readonly #cover = makeCover();
  readonly #complain = reportOnce((detail) => this.#fail(detail));
  #leaving: AbortController | undefined;
  #view: MapView | undefined;
  #page: HTMLIFrameElement | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    hostSheet ??= sheetOf(hostLook);
    root.adoptedStyleSheets = [hostSheet];
    root.append(this.#frame);
    this.#frame.append(this.#cover.element);
  }

  connectedCallback() {
    for (const name of PROPERTIES) this.#upgrade(name);
    this.#leaving = new AbortController();
    void this.#start(this.#leaving.signal);
  }

  disconnectedCallback() {
    this.#leaving?.abort();
    this.#leaving = undefined;
    this.#changed.clear();
    this.#removeView();
  }

  attributeChangedCallback(name: OptionName) {
    this.#plan(name);
  }

  option<Name extends OptionName>(name: Name): AranyaMapOptions[Name] {
    return this.#given[name] ?? (this.getAttribute(name) as AranyaMapOptions[Name]);
  }

  setOption<Name extends OptionName>(name: Name, value: AranyaMapOptions[Name]) {
    this.#given[name] = value;
    this.#plan(name);
  }

  /** A property that was set before the element was defined hides the accessor of the class. */
  #upgrade(name: (typeof PROPERTIES)[number]) {
    if (!Object.hasOwn(this, name)) return;
    const self = this as unknown as Record<string, unknown>;
    const value = self[name];
    delete self[name];
    self[name] = value;
  }

  #plan(name: OptionName) {
    if (!this.#leaving) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#apply());
    this.#changed.add(name);
  }

  #apply() {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    const { signal } = this.#leaving ?? {};
    if (!signal || changed.size === 0) return;
    if (!this.#view || STRUCTURAL.some((name) => changed.has(name))) {
      const place = this.#view?.place();
      this.#removeView();
      this.#leaving?.abort();
      this.#leaving = new AbortController();
      void this.#start(this.#leaving.signal, place);
      return;
    }
    const settings = this.#readSettings();
    if (changed.has('data')) this.#view.showData(this.#readData());
    if (changed.has('layers')) this.#view.showLayers(settings.layers);
    if (changed.has('center') || changed.has('zoom')) this.#view.move(settings);
  }

  #readSettings(): MapSettings {
    const options = Object.fromEntries(OPTIONS.map((name) => [name, this.option(name)]));
    const problems: string[] = [];
    const around = (this.parentElement ?? document.documentElement).closest<HTMLElement>('[lang]');
    const settings = mapSettings(
      options as AranyaMapOptions,
      (problem) => problems.push(problem),
      around?.lang,
    );
    const { style } = this.#frame;
    style.height = '';
    style.height = settings.height;
    if (style.height === '') {
      problems.push(`height "${settings.height}" is no CSS length.`);
      style.height = '480px';
    }
    this.#frame.lang = settings.lang;
    this.#complain('option', problems);
    return settings;
  }

  /** @returns null if they cannot be parsed. */
  #readData(): OwnData | null {
    try {
      const data = readOwnData(this.option('data'));
      this.#complain('data', data.leftOut.slice(0, 20));
      return data;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#complain('data', [`${message}.`]);
      return null;
    }
  }

  async #start(signal: AbortSignal, place?: ReturnType<MapView['place']>) {
    const settings = this.#readSettings();
    const words = coverWords(firstText(settings.lang));
    const isDark = this.#isDark(settings);
    this.#frame.dataset.theme = isDark ? 'dark' : 'light';
    this.#cover.say(words.loading);
    const data = this.#readData();
    const isPlain = this.localName === PLAIN;
    const institute = () => (isPlain && originFor(this)) || AranyaMap.origin;
    await inView(this, signal);
    if (signal.aborted) return;
    const origin = institute();
    // The element's script may run later than the one that defined the class.
    onScript(() => institute() !== origin && this.#plan('server'), signal);
    if (!takesLeaflet(window.location.origin === AranyaMap.origin)) {
      await this.#showPage(origin, settings.lang, words.map, signal);
      return;
    }
    try {
      const [{ makeMapView, mapSheet }, text, services] = await Promise.all([
        import(/* webpackChunkName: "map-view" */ '../map/map-view'),
        laterText(settings.lang),
        findServices(settings.server, origin, signal),
      ]);
      if (signal.aborted) return;
      const root = this.shadowRoot as ShadowRoot;
      root.adoptedStyleSheets = [hostSheet as CSSStyleSheet, mapSheet];
      const view = makeMapView({
        frame: this.#frame,
        settings,
        isDark,
        text,
        services,
        data: data ?? NO_DATA,
        ...(place && { place }),
        onSelect: (detail) => this.#say('aranya-select', detail),
        onError: (detail) => this.#fail(detail),
      });
      this.#view = view;
      if (!data) view.showData(null);
      await view.ready;
      if (signal.aborted) return;
      this.#cover.hide();
      this.#say('aranya-ready', null);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      this.#removeView();
      const press = () => this.#leaving && void this.#start(this.#leaving.signal);
      this.#cover.say(words.mapFailed, { word: words.retry, press });
      this.#fail({ part: 'map', message: `The map could not be loaded. ${message}` });
    }
  }

  /** Shows the institute's page for frames, if Leaflet cannot draw on this page. */
  async #showPage(origin: string, lang: string, title: string, signal: AbortSignal) {
    if (this.option('server')) {
      this.#complain('option', ['server cannot be used on a page that does not let the map draw.']);
    }
    const options = Object.fromEntries(OPTIONS.map((name) => [name, this.option(name)]));
    const { frame, loaded } = mapPage(origin, { ...options, lang } as AranyaMapOptions, title);
    this.#page = frame;
    this.#frame.append(frame);
    await loaded;
    if (signal.aborted) return;
    this.#cover.hide();
    this.#say('aranya-ready', null);
  }

  #isDark({ theme }: MapSettings): boolean {
    if (theme !== 'auto') return theme === 'dark';
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const { signal } = this.#leaving ?? {};
    system.addEventListener('change', () => this.#plan('theme'), {
      once: true,
      ...(signal && { signal }),
    });
    return system.matches;
  }

  #removeView() {
    this.#view?.remove();
    this.#view = undefined;
    this.#page?.remove();
    this.#page = undefined;
  }

  #fail(detail: AranyaErrorDetail) {
    console.warn(`<aranya-map>: ${detail.message}`);
    this.#say('aranya-error', detail);
  }

  #say(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

for (const name of PROPERTIES) {
  Object.defineProperty(AranyaMap.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: AranyaMap) {
      return this.option(name);
    },
    set(this: AranyaMap, value: never) {
      this.setOption(name, value);
    },
  });
}

let tag = PLAIN;

/** Reports if another institute has the name. */
export function defineAranyaMap(name = tag) {
  tag = name;
  const known = customElements.get(name) as Partial<typeof AranyaMap> | undefined;
  if (!known) customElements.define(name, AranyaMap);
  else if (known.origin !== AranyaMap.origin && !(known.byScript && name === PLAIN)) {
    console.warn(
      `<${name}> shows the map of ${known.origin}. For that of ${AranyaMap.origin} give its script a ` +
        'data-element with another name, such as "second-map", and use <second-map>.',
    );
  }
}

export function createAranyaMap(): AranyaMapElement {
  defineAranyaMap();
  const map = document.createElement(tag);
  markMade(map, AranyaMap.origin);
  return map as AranyaMapElement;
}
