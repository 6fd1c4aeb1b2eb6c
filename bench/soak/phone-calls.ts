import { speciesLayerName } from '@aranya/shared/contracts';
import type { SoakCall } from './client';
import type { MadeRecord } from './made-records';
import type { SoakPhone } from './soak-server';

const ROSA = { 'x-openrosa-version': '1.0', 'user-agent': 'org.odk.collect.android/v2026.3.3' };

export const submit = (
  origin: string,
  { token }: Pick<SoakPhone, 'token'>,
  record: MadeRecord,
): SoakCall => ({
  method: 'POST',
  url: `${origin}/v1/key/${token}/projects/1/submission?deviceID=soak`,
  headers: { ...ROSA, 'content-type': record.contentType },
  body: record.body,
});

export const READS: Record<string, (origin: string, phone: SoakPhone) => SoakCall> = {
  'form list': (origin, { token }) => ({
    method: 'GET',
    url: `${origin}/v1/key/${token}/projects/1/formList`,
    headers: ROSA,
  }),
  'own records': (origin, { session, appUserId }) => ({
    method: 'POST',
    url: `${origin}/api/aranya/collected-data`,
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: String(appUserId), userInsight: true }),
  }),
  'home counters': (origin) => ({ method: 'GET', url: `${origin}/api/aranya/getDetails` }),
  'map view': (origin) => ({
    method: 'GET',
    url: `${origin}/api/aranya/public-occurrences?bbox=80,18,88,24&zoom=7`,
  }),
  'map picture': (origin) => ({
    method: 'GET',
    url:
      `${origin}/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.1.1&SRS=EPSG:4326&STYLES=` +
      `&LAYERS=${speciesLayerName('Shorea robusta')}&BBOX=80,18,88,24&WIDTH=256&HEIGHT=256` +
      '&FORMAT=image/png&TRANSPARENT=TRUE',
  }),
};
