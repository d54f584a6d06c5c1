/**
 * The page's document, read and written by its prototype. A `<form name=querySelector>` or `<img name=body>` of the
 * page, such as one in a reader's comment, is a member of `document` itself and hides the real one. The build puts this
 * object in place of `document` before each member that the kit or a library uses (`tools/build-page-document.ts`).
 */
export const pageDocument = (typeof document === 'object' &&
  new Proxy(document, {
    get(page, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(page), name, page)
      return typeof value === 'function' ? value.bind(page) : value
    },
    set: (page, name, value) => Reflect.set(Object.getPrototypeOf(page), name, value, page),
  })) as Document
