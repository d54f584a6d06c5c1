import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  type Jar,
  type MockContext,
  originOf,
  type SecretSlot,
  type Server,
} from '../core/server.ts'

/**
 * A secret that the browser stores for the server. It is in a cookie that no script can read and that no other
 * site's request sends, or in the jar where a response cannot set a cookie.
 * @param lifetime in seconds
 * @param slotOf returns the slot of the jar
 */
export const secretCookie = (name: string, lifetime: number, slotOf: (jar: Jar) => SecretSlot) => {
  const attributes = (server: Server, c: MockContext) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: originOf(server, c).startsWith('https:'),
    }) as const
  return {
    read: (c: MockContext): string | undefined =>
      c.env.jar ? slotOf(c.env.jar).get() : getCookie(c, name),
    write: (server: Server, c: MockContext, secret: string): void => {
      if (c.env.jar) slotOf(c.env.jar).set(secret)
      else setCookie(c, name, secret, { ...attributes(server, c), maxAge: lifetime })
    },
    clear: (server: Server, c: MockContext): void => {
      if (c.env.jar) slotOf(c.env.jar).set(undefined)
      else deleteCookie(c, name, attributes(server, c))
    },
  }
}
