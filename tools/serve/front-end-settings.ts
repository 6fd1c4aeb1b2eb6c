import { FrontEndSettings, REMOTE_NAMES } from '@aranya/shared/contracts';
import { originAddress, type ServeEnvironment } from './environment';

export function servicesAt(api: string): FrontEndSettings['services'] {
  const { services } = FrontEndSettings.shape;
  return services.parse(Object.fromEntries(Object.keys(services.shape).map((name) => [name, api])));
}

export function frontEndSettings(environment: ServeEnvironment): FrontEndSettings {
  const { publicUrl, demonstration, central, contact, overrideOrigins, providerName } = environment;
  const server = originAddress('server', environment);
  const identity = originAddress('identity', environment);
  const commfor = originAddress('mfe-commfor', environment);
  return {
    brand: { name: environment.brand, color: '#1B6B4A' },
    host: originAddress('host', environment),
    services: servicesAt(`${server}/api/aranya`),
    remoteOrigins: Object.fromEntries(
      REMOTE_NAMES.map((name) => [name, originAddress(name, environment)]),
    ),
    overrideOrigins,
    identity: {
      registerUrl: environment.registerUrl ?? `${identity}/register`,
      recoverUrl: environment.recoverUrl ?? `${identity}/recover`,
      ...(providerName && { provider: { name: providerName } }),
    },
    collect: {
      serverUrl: publicUrl,
      central,
      storeUrl: 'https://play.google.com/store/apps/details?id=org.odk.collect.android',
    },
    map: {
      wmsUrl: environment.wmsUrl ?? `${server}/wms`,
      lightTiles: 'https://{s}.basemaps.cartocdn.com/light_all/{z}/{x}/{y}{r}.png',
      satelliteTiles: 'https://mt1.google.com/vt/lyrs=s&x={x}&y={y}&z={z}',
      odishaBlocksUrl: `${server}/places/odisha-blocks.geojson`,
      himachalBlocksUrl: `${server}/places/himachal-blocks.geojson`,
    },
    viewers: {
      layers: `${commfor}/viewers/layers`,
      plots: `${commfor}/viewers/plots`,
      ifri: `${commfor}/viewers/ifri`,
    },
    fieldSites: { userId: 'aranya' },
    links: {
      dataExplorer: '',
      uavEngine: 'https://www.opendronemap.org/',
      documentation: 'https://docs.getodk.org/',
      satelliteExtractor: 'https://appeears.earthdatacloud.nasa.gov/help',
      motionSensor: 'https://phyphox.org/wiki/',
      forestryCollector: 'https://docs.getodk.org/collect-intro/',
      dataValidator:
        'https://docs.gbif.org/course-introduction-to-gbif/en/improve-published-data-quality.html',
      forum: 'https://forum.getodk.org/',
      instagram: '',
      youtube: '',
      github: '',
      x: '',
      linkedin: '',
    },
    ...(demonstration && { missingLinkPage: `${identity}/demonstration#links` }),
    contact,
    languages: environment.languages,
    // Deployables in watch mode are never cached.
    offline: environment.offline && environment.watched.length === 0,
    ...(environment.visualEngine && { visualEngine: true }),
    demonstration,
  };
}
