/** A visible element: its selector, and part of its text if the selector is ambiguous. */
export interface Sight {
  selector: string;
  text?: string;
}

export interface BenchRoute {
  name: string;
  path: string;
  /** Needs the demonstration collector's session. */
  signedIn: boolean;
  /** Pressed in sequence, each as soon as it is visible; the time includes this. */
  presses: Sight[];
  /** Shows that the route is complete: its heading, its form's first field, its first record. */
  there: Sight;
  /** Pressed to measure the response; `reaction` then appears. */
  control: Sight;
  reaction: Sight;
  phone?: Pick<BenchRoute, 'path' | 'presses' | 'there'>;
}

export const ROUTES: BenchRoute[] = [
  {
    name: '/',
    path: '/',
    signedIn: false,
    presses: [],
    there: { selector: 'main h1', text: 'forests' },
    control: { selector: 'main button', text: 'Gap Table' },
    reaction: { selector: 'main button[aria-pressed="true"]', text: 'Gap Table' },
    phone: { path: '/', presses: [], there: { selector: 'main h1', text: 'forests' } },
  },
  {
    name: '/login',
    path: '/login',
    signedIn: false,
    presses: [],
    there: { selector: 'main form input' },
    control: { selector: 'main form button[type="submit"]' },
    reaction: { selector: 'main form', text: 'Please Fill All the Fields' },
    phone: { path: '/mob-login', presses: [], there: { selector: 'main form input' } },
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    signedIn: true,
    presses: [],
    there: { selector: 'main h1', text: 'Welcome' },
    control: { selector: 'main nav button', text: 'Getting Started' },
    reaction: { selector: 'main nav button[aria-current]', text: 'Getting Started' },
    phone: {
      path: '/mob/dashboard',
      presses: [],
      there: { selector: 'main button', text: 'Getting Started' },
    },
  },
  {
    name: 'map',
    path: '/dashboard',
    signedIn: true,
    presses: [
      { selector: 'main nav button', text: 'My Aranya' },
      { selector: 'main [role="tab"]', text: 'Location based insights' },
    ],
    there: { selector: 'main [role="region"] .leaflet-marker-icon' },
    control: { selector: 'main button', text: 'Layers' },
    reaction: { selector: 'main [role="group"]', text: 'CartoDB Light' },
    phone: {
      path: '/mob/dashboard',
      presses: [{ selector: 'main button', text: 'My Aranya' }],
      there: { selector: 'main [role="region"] .leaflet-marker-icon' },
    },
  },
];

export const MINIMAL: BenchRoute = {
  name: 'minimal',
  path: '/',
  signedIn: false,
  presses: [],
  there: { selector: 'main h1' },
  control: { selector: 'main button' },
  reaction: { selector: 'main output', text: 'Hello' },
};
