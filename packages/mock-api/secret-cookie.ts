import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Jar, type MockContext, originOf, type Server, type Slot } from './server.ts'

/**
 * A secret that the browser keeps for the server: in a cookie that no script can read and no other site
 * sends along, or in the jar, where a reply cannot set one.
 * @param lifetime in seconds
 * @param slotOf its place in the jar
 */
export const secretCookie = (name: string, lifetime: number, slotOf: (jar: Jar) => Slot) => {
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
    take: (server: Server, c: MockContext): void => {
      if (c.env.jar) slotOf(c.env.jar).set(undefined)
      else deleteCookie(c, name, attributes(server, c))
    },
  }
}
