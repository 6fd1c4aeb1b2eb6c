import fieldSite from '@aranya/content/drawings/empty/field-site.svg';

/** A forest's boundary with a stream and three plots, one selected. */
export const FieldSiteDrawing = () => <img src={fieldSite} alt="" width="100%" />;
