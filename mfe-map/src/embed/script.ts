import { createDefaultPolicy } from '@aranya/shared/contracts';
import { defineAranyaMap } from './element/aranya-map-element';
import { announceScript } from './element/institute-scripts';
import { mount } from './element/mount';
import { ELEMENT_NAME, plainScript } from './own-script';
import { ownOrigin } from './services';

window.AranyaMap ??= { mount };
// Partner pages have their own policies for HTML.
if (window.location.origin === ownOrigin()) createDefaultPolicy();
if (plainScript) announceScript(plainScript, ownOrigin());
defineAranyaMap(ELEMENT_NAME);
