/** What a picture is called, where nothing says that it is one. */
const PICTURE_NAME = /\.(?:svg|png|jpe?g|gif|webp|avif|jxl)(?:[?#]|$)/i;
/** Pictures that browsers show. */
const PICTURE_TYPE = /^\s*image\/(?:svg\+xml|png|jpe?g|gif|webp|avif)\s*(?:;|$)/i;

/** Whether an `object` holds a picture that is shown; of any other its fallback is. */
export function isPictureObject(element: Element): boolean {
  const type = element.getAttribute('type');
  if (type !== null) return PICTURE_TYPE.test(type);
  return PICTURE_NAME.test(element.getAttribute('data') ?? '');
}
