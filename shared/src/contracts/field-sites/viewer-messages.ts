import * as z from 'zod/mini';
import { FieldSiteViewers } from './field-site-viewers';

/**
 * Messages between the dashboard and an embedded viewer by `postMessage`. Each side accepts
 * messages only from the other's window and origin. The dashboard makes the call and passes on its
 * answer, so the session's token never leaves the dashboard's page.
 */
const type = z.literal('aranya/viewer');

/** Message from the viewer to the embedding page. */
export const ViewerMessage = z.discriminatedUnion('say', [
  /** The viewer is ready for messages; the page sends none before. */
  z.object({ type, say: z.literal('ready') }),
  /** Height of the viewer's content, in CSS pixels. */
  z.object({ type, say: z.literal('height'), height: z.number() }),
  /** The person asked to fetch the site again. */
  z.object({ type, say: z.literal('again') }),
]);
export type ViewerMessage = z.infer<typeof ViewerMessage>;

/** Message from the embedding page to the viewer. */
export const ViewerCommand = z.discriminatedUnion('say', [
  z.object({ type, say: z.literal('loading'), fieldSite: z.string() }),
  z.object({ type, say: z.literal('show'), site: FieldSiteViewers }),
  z.object({ type, say: z.literal('failed'), fieldSite: z.string(), message: z.string() }),
]);
export type ViewerCommand = z.infer<typeof ViewerCommand>;
