/** A decorative drawing; each drawing of a public page is 240 by 180. */
export const Drawing = ({ src }: { src: string }) => (
  <img src={src} alt="" width={240} height={180} />
);
