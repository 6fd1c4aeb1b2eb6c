import type { FastifyBaseLogger } from 'fastify';
import { openCentralClient } from '../../collecting/central/calls/central-client';
import { checkCentral } from '../../collecting/central/check-central';
import { checkBucket } from '../../collecting/files/check-bucket';
import { openFileStore } from '../../collecting/files/open-file-store';
import { packagedForms } from '../../collecting/forms/packaged-forms';
import type { ServerSettings } from '../../platform/configuration/settings';
import { openModel, reasonOfModel } from '../../reviewing/suggestions/open-model';
import { about, ask, type Finding, reasonOf } from './finding';

export async function* checkServices(
  settings: ServerSettings,
  mapServer: string | undefined,
  log: FastifyBaseLogger,
): AsyncGenerator<Finding> {
  yield await gateway(settings);
  yield* central(settings);
  yield await bucket(settings, log);
  yield await map(mapServer);
  yield await model(settings);
}

async function gateway({ textGateway, outbox, provider }: ServerSettings): Promise<Finding> {
  const topic = about('gateway');
  if (!textGateway) {
    if (outbox) return topic.ok('Text messages are on the outbox page, as in every demonstration.');
    const sentence =
      'Nobody can register or recover a PIN by text message: set ARANYA_SMS_URL (docs/text-messages.md).';
    return provider ? topic.warning(sentence) : topic.error(sentence);
  }
  // Placeholders are removed to parse the address; nothing is sent here.
  const { origin } = new URL(textGateway.url.replaceAll(/[{}]/g, ''));
  try {
    const { status } = await ask(origin, 'HEAD');
    return topic.ok(`${origin} answers (${status}); no message was sent.`);
  } catch (error) {
    return topic.error(`${origin} of ARANYA_SMS_URL cannot be reached: ${reasonOf(error)}.`);
  }
}

async function* central({ central: account }: ServerSettings): AsyncGenerator<Finding> {
  const topic = about('Central');
  if (!account) {
    yield topic.ok('Phones send to this server itself.');
    return;
  }
  try {
    for await (const { right, note, sentence } of checkCentral(
      openCentralClient(account),
      account,
      packagedForms(),
    )) {
      if (note) yield topic.warning(sentence);
      else yield right ? topic.ok(sentence) : topic.error(sentence);
    }
  } catch (error) {
    yield topic.error(`${account.url}: ${reasonOf(error)}`);
  }
}

async function bucket(settings: ServerSettings, log: FastifyBaseLogger): Promise<Finding> {
  const topic = about('bucket');
  if (!settings.bucket) return topic.ok('Photos are in the data folder.');
  const { name } = settings.bucket;
  try {
    return (await checkBucket(settings.bucket, await openFileStore(settings, 0), log))
      ? topic.ok(`${name} takes a file and gives it back.`)
      : topic.error(`${name} cannot be reached. Check ARANYA_BUCKET_ENDPOINT.`);
  } catch (error) {
    return topic.error(reasonOf(error));
  }
}

async function map(address: string | undefined): Promise<Finding> {
  const topic = about('map server');
  if (!address) return topic.ok('Species layers come from this server itself.');
  const capabilities = new URL(address);
  capabilities.searchParams.set('SERVICE', 'WMS');
  capabilities.searchParams.set('REQUEST', 'GetCapabilities');
  try {
    const answer = await ask(String(capabilities));
    const text = await answer.text();
    return answer.ok && /<(WMS_Capabilities|WMT_MS_Capabilities)\b/.test(text)
      ? topic.ok(`${address} describes its layers.`)
      : topic.error(
          `${address} of ARANYA_WMS_URL answers ${answer.status} and describes no layers.`,
        );
  } catch (error) {
    return topic.error(`${address} of ARANYA_WMS_URL cannot be reached: ${reasonOf(error)}.`);
  }
}

async function model(settings: ServerSettings): Promise<Finding> {
  const topic = about('model');
  const opened = openModel(settings);
  if (!opened) return topic.ok('No model suggests species in photos.');
  if (opened.service) {
    return topic.ok(`${opened.service} gets a photo when a reviewer asks; none was sent now.`);
  }
  try {
    await opened.check();
    return topic.ok('The model of ARANYA_MODEL looked at a picture in time.');
  } catch (error) {
    return topic.error(reasonOfModel(error));
  }
}
