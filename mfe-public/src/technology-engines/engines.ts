import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import {
  AugmentedRealityDrawing,
  EdnaEngineDrawing,
  InternetOfGreensDrawing,
  OpenDataDrawing,
  UavEngineDrawing,
  VisualEngineDrawing,
} from '../drawings/engines';

/** Target of a card: a page of this site, another site, or none yet. */
export type EngineTarget =
  | { kind: 'page'; to: string; state?: { redirectedTabId: number } }
  | { kind: 'site'; href: string }
  | { kind: 'none' };

/** One of the six technology cards. */
export interface Engine {
  name: string;
  text: string;
  Drawing: ComponentType<DrawingProps>;
  target: EngineTarget;
}

/** The tab 'Explore Tools' of /n-fold. */
const TOOLS_TAB = 1;

/** Returns a link to another site; none if the installation does not set it. */
const siteAt = (href: string): EngineTarget => (href ? { kind: 'site', href } : { kind: 'none' });

/** Returns the six engines in display order. */
export const engines = (): readonly Engine[] => [
  {
    name: message('Visual Engine'),
    text: message(
      'Computer vision that looks at a leaf, a bark or a flower and proposes a name; the person in front of it decides.',
    ),
    Drawing: VisualEngineDrawing,
    target: settings().visualEngine ? { kind: 'page', to: '/visual-engine' } : { kind: 'none' },
  },
  {
    name: message('UAV Engine'),
    text: message(
      'Pictures from drones, stitched into one map on which single crowns can be counted.',
    ),
    Drawing: UavEngineDrawing,
    target: siteAt(settings().links.uavEngine),
  },
  {
    name: message('eDNA Analytical Engine'),
    text: message(
      'What lives in a stream or a soil, read from the traces that it leaves in a cup of it.',
    ),
    Drawing: EdnaEngineDrawing,
    target: { kind: 'none' },
  },
  {
    name: message('Augmented Reality Engine'),
    text: message(
      'A forest that answers through the phone held before it: games for learning where things stand.',
    ),
    Drawing: AugmentedRealityDrawing,
    target: { kind: 'page', to: '/play' },
  },
  {
    name: message('Open Data and Tools'),
    text: message(
      'What was collected with consent and what it was collected with, open for everyone to use and to check.',
    ),
    Drawing: OpenDataDrawing,
    target: { kind: 'page', to: '/n-fold', state: { redirectedTabId: TOOLS_TAB } },
  },
  {
    name: message('Internet of Greens'),
    text: message(
      'Small sensors on living trees that tell of sap, light and water, day after day.',
    ),
    Drawing: InternetOfGreensDrawing,
    target: { kind: 'none' },
  },
];
