import augmentedReality from '@aranya/content/drawings/engines/augmented-reality.svg';
import edna from '@aranya/content/drawings/engines/edna.svg';
import internetOfGreens from '@aranya/content/drawings/engines/internet-of-greens.svg';
import openData from '@aranya/content/drawings/engines/open-data.svg';
import uav from '@aranya/content/drawings/engines/uav.svg';
import visual from '@aranya/content/drawings/engines/visual.svg';
import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';

/** Has no link yet without `to` and `href`. */
export interface Engine {
  name: string;
  text: string;
  drawing: string;
  /** Path on this site, with `state` for the navigation. */
  to?: string | undefined;
  state?: { redirectedTabId: number };
  /** Another site; empty if the installation does not set it. */
  href?: string;
}

/** Explore Tools on /n-fold. */
const TOOLS_TAB = 1;

export const engines = (): readonly Engine[] => [
  {
    name: message('Visual Engine'),
    text: message(
      'Computer vision that looks at a leaf, a bark or a flower and proposes a name; the person in front of it decides.',
    ),
    drawing: visual,
    to: settings().visualEngine ? '/visual-engine' : undefined,
  },
  {
    name: message('UAV Engine'),
    text: message(
      'Pictures from drones, stitched into one map on which single crowns can be counted.',
    ),
    drawing: uav,
    href: settings().links.uavEngine,
  },
  {
    name: message('eDNA Analytical Engine'),
    text: message(
      'What lives in a stream or a soil, read from the traces that it leaves in a cup of it.',
    ),
    drawing: edna,
  },
  {
    name: message('Augmented Reality Engine'),
    text: message(
      'A forest that answers through the phone held before it: games for learning where things stand.',
    ),
    drawing: augmentedReality,
    to: '/play',
  },
  {
    name: message('Open Data and Tools'),
    text: message(
      'What was collected with consent and what it was collected with, open for everyone to use and to check.',
    ),
    drawing: openData,
    to: '/n-fold',
    state: { redirectedTabId: TOOLS_TAB },
  },
  {
    name: message('Internet of Greens'),
    text: message(
      'Small sensors on living trees that tell of sap, light and water, day after day.',
    ),
    drawing: internetOfGreens,
  },
];
