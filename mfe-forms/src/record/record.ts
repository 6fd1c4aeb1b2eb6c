import { createApp, h } from 'vue';

export function mount(element: Element) {
  import('@getodk/web-forms').then(({ OdkWebForm, webFormsPlugin }) => {
    const app = createApp({ render: () => h(OdkWebForm, { formXml: '' }) });
    app.use(webFormsPlugin);
    app.mount(element);
  });
}
