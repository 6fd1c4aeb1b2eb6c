import { defineAranyaMap } from './aranya-map-element';
import { mount } from './mount';
import { ELEMENT_NAME } from './own-script';

/** `embed.js`: the element for pages of partners, and `mount` for their scripts. */
window.AranyaMap ??= { mount };
defineAranyaMap(ELEMENT_NAME);
