import { Html, html } from '../../platform/text/html';
import { plainPage } from '../../platform/text/plain-page';

export interface FeatureLink {
  href: string;
  rel: string;
  type: string;
  title?: string;
}

export interface ShownFeature {
  id: string | number;
  properties: Readonly<Record<string, string | number | null>>;
}

/** JSON of OGC API Features: links, and perhaps features. */
export interface FeatureResource {
  title?: string;
  description?: string;
  links?: readonly FeatureLink[];
  collections?: readonly FeatureResource[];
  features?: readonly ShownFeature[];
  properties?: ShownFeature['properties'];
  conformsTo?: readonly string[];
}

export function featurePage(brand: string, title: string, resource: FeatureResource): string {
  const { description, links = [], collections = [], features, properties, conformsTo } = resource;
  return plainPage({
    brand,
    language: 'en',
    title: resource.title ?? title,
    body: html`${description ? html`<p>${description}</p>` : null}
${collections.map((one) => html`<h2>${one.title ?? ''}</h2><p>${one.description ?? ''}</p>${list(one.links ?? [])}`)}
${conformsTo ? html`<ul>${conformsTo.map((one) => html`<li>${one}</li>`)}</ul>` : null}
${features ? table(features) : null}
${properties ? table([{ id: '', properties }]) : null}
${list(links)}`,
  });
}

const list = (links: readonly FeatureLink[]): Html =>
  html`<ul>${links.map(({ href, title, rel, type }) => html`<li><a href="${href}">${title ?? rel}</a> (${type})</li>`)}</ul>`;

function table(features: readonly ShownFeature[]): Html {
  const names = Object.keys(features[0]?.properties ?? {});
  if (names.length === 0) return new Html('<p>No features.</p>');
  return html`<table><thead><tr>${names.map((one) => html`<th>${one}</th>`)}</tr></thead>
<tbody>${features.map(({ properties }) => html`<tr>${names.map((one) => html`<td>${properties[one] ?? ''}</td>`)}</tr>`)}</tbody></table>`;
}
