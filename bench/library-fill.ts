/** Fills a reader's library through the API: folders, and items saved in them. */

export interface Size {
  readonly folders: number
  readonly items: number
}
/** A seeded reader without saved items. */
const reader = { username: 'reader.de@example.com', password: 'Bindery#2026' }
/** Calls the API as the signed-in reader, with the headers that a page of the site sends. */
async function signedIn(origin: string) {
  const headers = { origin, 'x-requested-with': 'bindery' }
  const session = await fetch(`${origin}/authenticate`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(reader),
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return { cookie, post }
}

/** Fills the library. Half of the items are in the first folder. */
export async function fill(origin: string, { folders, items }: Size): Promise<string> {
  const { cookie, post } = await signedIn(origin)
  const made: string[] = []
  for (let number = 1; number <= folders; number++) {
    const folder = await post('/service/lists', { name: `Folder ${number}` })
    made.push((folder as { id: string }).id)
  }
  const ids = [...Array(items).keys()].map((number) => `item-${number}`)
  for (const id of ids) {
    await post('/service/saved', { id, title: `The Title of ${id}`, url: `/2026/01/${id}` })
  }
  for (let start = 0; start < items / 2; start += 500) {
    const id = ids.slice(start, Math.min(start + 500, items / 2))
    await post('/api/user/lists/bulk-update', { id, listIds: made.slice(0, 1) })
  }
  return cookie
}
