/** A server that treats every reader as a guest: the bench measures the page, not the server. */
const replies: Readonly<Record<string, object>> = {
  '/api/recaptcha/enabled': { enabled: false },
}

export function answer(request: Request): Response {
  const known = replies[new URL(request.url).pathname]
  return known ? Response.json(known) : Response.json({ code: 'unauthenticated' }, { status: 401 })
}
