import { type ComponentType, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';

export interface MountOptions {
  /** Decoded, by their names in the route: `formId` of `/record/:formId`. */
  parameters: Readonly<Record<string, string | undefined>>;
}

export interface MountedPage {
  unmount(): void;
}

/** For a page in another framework than React. */
export interface MountablePage {
  mount(element: HTMLElement, options: MountOptions): MountedPage;
}

/** A React component as default export, or a function `mount`. */
export type PageModule<Props = object> = { default: ComponentType<Props> } | MountablePage;

function MountPlace({ mount }: MountablePage) {
  const place = useRef<HTMLDivElement>(null);
  const parameters = useParams();
  const key = JSON.stringify(parameters);
  useEffect(() => {
    if (!place.current) return undefined;
    // React keeps the element, so each mounted page gets one of its own.
    const element = place.current.appendChild(document.createElement('div'));
    const mounted = mount(element, { parameters: JSON.parse(key) });
    return () => {
      mounted.unmount();
      element.remove();
    };
  }, [mount, key]);
  return <div ref={place} />;
}

/** One component per module: another one would mount the page again. */
const components = new WeakMap<object, ComponentType>();

export function pageOf<Props = object>(module: PageModule<Props>): ComponentType<Props> {
  if (!('mount' in module)) return module.default;
  const { mount } = module;
  const known = components.get(module) ?? (() => <MountPlace mount={mount} />);
  components.set(module, known);
  return known as ComponentType<Props>;
}
