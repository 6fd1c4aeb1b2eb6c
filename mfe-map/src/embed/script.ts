import { defineAranyaMap } from './aranya-map-element';
import { mount } from './mount';

/** `embed.js`: the element for pages of partners, and `mount` for their scripts. */
window.AranyaMap ??= { mount };
defineAranyaMap();
