/** The used part of Vue and ODK Web Forms. */
interface Engine {
  createApp(component: object): {
    use(plugin: object): void;
    config: { errorHandler: (error: unknown) => void; warnHandler: () => void };
    mount(at: unknown): void;
    unmount(): void;
  };
  h(component: object, properties: object): object;
  OdkWebForm: object;
  webFormsPlugin: object;
}

/** A record from the form engine: its XML, and the names of its files. */
interface SentRecord {
  xml: string;
  fileNames: string[];
}

/** Opens a record in a form and presses Send. @throws Error with the engine's words if it is refused */
export type SendByEngine = (
  xform: string,
  record: string,
  files: readonly string[],
) => Promise<SentRecord>;

/** Loads a package of `mfe-forms` or Jest; the server itself has none of them. */
const load = (name: string) => import(name);

/**
 * Loads the form engine that `mfe-forms` shows, in a simulated browser.
 * The engine's component is its only interface, so records are opened by `edit-instance`.
 */
export async function loadFormEngine(): Promise<SendByEngine> {
  const { JSDOM } = (await load('jsdom')).default;
  const { window } = new JSDOM('<main></main>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  const { document } = window;
  // Style elements are dropped: JSDOM takes seconds to parse them, and tests need none.
  document.head.append =
    document.head.appendChild =
    document.head.prepend =
      (style: unknown) => style;
  window.HTMLCanvasElement.prototype.getContext = () => null;
  provide(window);
  const engine = await withoutNode(async () => {
    const { createApp, h } = await load('vue');
    const { OdkWebForm, webFormsPlugin } = await load('@getodk/web-forms');
    return { createApp, h, OdkWebForm, webFormsPlugin };
  });
  return (xform, record, files) => send(engine, document, { xform, record, files });
}

const nothing = () => undefined;

/** Makes the simulated browser's objects global, where Node has none of that name. */
function provide(window: Record<string, unknown>) {
  const query = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing });
  const watch = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  Object.assign(window, {
    matchMedia: query,
    ResizeObserver: watch,
    IntersectionObserver: watch,
    scrollTo: nothing,
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    // Skips storage, because Jest guards access to Node's own.
    if (/storage/i.test(name)) continue;
    if (name in globalThis && !/^(Event|CustomEvent|navigator)$/.test(name)) continue;
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
  }
  URL.createObjectURL = () => 'blob:photo';
}

/** The engine's parser would read its WebAssembly from a file if it found Node. */
async function withoutNode<T>(work: () => Promise<T>): Promise<T> {
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: {}, configurable: true });
  try {
    return await work();
  } finally {
    Object.defineProperty(process, 'versions', { value: versions, configurable: true });
  }
}

interface Opening {
  xform: string;
  record: string;
  files: readonly string[];
}

async function send(
  { createApp, h, OdkWebForm, webFormsPlugin }: Engine,
  document: Document,
  { xform, record, files }: Opening,
): Promise<SentRecord> {
  let take: (payload: { data: FormData[] }) => void = () => undefined;
  const taken = new Promise<{ data: FormData[] }>((resolve) => {
    take = resolve;
  });
  const app = createApp({
    render: () =>
      h(OdkWebForm, {
        formXml: xform,
        fetchFormAttachment: async () => new Response(null, { status: 404 }),
        missingResourceBehavior: 'BLANK',
        submissionMaxSize: 1_000_000,
        editInstance: {
          resolveInstance: async () => record,
          attachmentFileNames: files,
          resolveAttachment: async (name: string) =>
            new Response(`photo ${name}`, { headers: { 'Content-Type': 'image/jpeg' } }),
        },
        onSubmitChunked: take,
      }),
  });
  // Ignores errors of the engine's map, which a simulated browser cannot draw.
  app.config.errorHandler = (error) => {
    if (!String((error as Error).stack).includes('/MapBlock')) throw error;
  };
  app.config.warnHandler = nothing;
  app.use(webFormsPlugin);
  app.mount(document.querySelector('main'));
  try {
    const form = await appearance(document, '.odk-form .footer button, .form-load-failure-dialog');
    if (!form.matches('button')) throw new Error(form.textContent ?? '');
    (form as HTMLElement).click();
    const refusal = appearance(document, '.form-error-message').then(() => {
      const places = [
        ...document.querySelectorAll(
          '.question-container:has(.validation-message), .p-message-error',
        ),
      ];
      throw new Error(places.map(({ textContent }) => textContent).join('\n'));
    });
    const { data } = await Promise.race([taken, refusal]);
    const entries = data.flatMap((part) => [...part.entries()]);
    const xml = entries.find(([name]) => name === 'xml_submission_file')?.[1] as File;
    const fileNames = entries
      .map(([name]) => name)
      .filter((name) => name !== 'xml_submission_file');
    return { xml: await xml.text(), fileNames };
  } finally {
    app.unmount();
  }
}

/** The first element with this selector, once it exists. */
const appearance = (document: Document, selector: string): Promise<Element> =>
  new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found) return;
      watch.disconnect();
      resolve(found);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
