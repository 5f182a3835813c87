const PICTURE_NAME = /\.(?:svg|png|jpe?g|gif|webp|avif|jxl)(?:[?#]|$)/i;
/** Picture types that browsers display. */
const PICTURE_TYPE = /^\s*image\/(?:svg\+xml|png|jpe?g|gif|webp|avif)\s*(?:;|$)/i;

/** Whether an `object` holds a picture that browsers display. */
export function isPictureObject(element: Element): boolean {
  const type = element.getAttribute('type');
  if (type !== null) return PICTURE_TYPE.test(type);
  return PICTURE_NAME.test(element.getAttribute('data') ?? '');
}
