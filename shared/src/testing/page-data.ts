import type { PageData } from '@aranya/shared/config';

/** Settings for tests: every service on one loopback address. */
export const testPageData: PageData = {
  settings: {
    brand: { name: 'Aranya', color: '#1B6B4A' },
    services: {
      statistics: 'http://localhost:4000/api/aranya',
      accounts: 'http://localhost:4000/api/aranya',
      gaps: 'http://localhost:4000/api/aranya',
      profiles: 'http://localhost:4000/api/aranya',
      collection: 'http://localhost:4000/api/aranya',
      collectedData: 'http://localhost:4000/api/aranya',
      fieldSites: 'http://localhost:4000/api/aranya',
    },
    identity: {
      registerUrl: 'http://localhost:4100/register',
      recoverUrl: 'http://localhost:4100/recover',
    },
    collect: { serverUrl: 'http://192.168.1.10:4000', storeUrl: 'https://store.example/collect' },
    map: {
      wmsUrl: 'http://localhost:4000/wms',
      lightTiles: 'https://light.example/{z}/{x}/{y}.png',
      satelliteTiles: 'https://satellite.example/{z}/{x}/{y}.jpg',
      odishaBlocksUrl: 'http://localhost:4000/places/odisha-blocks.geojson',
      himachalBlocksUrl: 'http://localhost:4000/places/himachal-blocks.geojson',
    },
    viewers: { layers: '', plots: '', ifri: '' },
    fieldSites: { userId: 'aranya' },
    links: {
      dataExplorer: 'https://explorer.example',
      uavEngine: 'https://uav.example',
      documentation: 'https://docs.example',
      forum: 'https://forum.example',
      instagram: 'https://instagram.example',
      youtube: 'https://youtube.example',
      github: 'https://github.example',
      x: 'https://x.example',
      linkedin: 'https://linkedin.example',
    },
    demonstration: true,
  },
};
