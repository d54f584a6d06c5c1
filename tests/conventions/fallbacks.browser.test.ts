/** The plain forms of the tags, which work without the script: hosts/fallbacks.json. */
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import fallbacks from '../../hosts/fallbacks.json' with { type: 'json' }

afterEach(() => document.body.replaceChildren())

test.for(Object.entries(fallbacks))(
  'the plain form %s has no axe violation, and each of its fields a name and a label',
  async ([, html]) => {
    const box = document.createElement('main')
    box.append(document.createRange().createContextualFragment(html))
    document.body.append(box)
    const form = box.querySelector('form')
    const fields = [...(form?.elements ?? [])].filter((each) =>
      each.matches('input:not([type=hidden]),select'),
    ) as HTMLInputElement[]
    for (const { name, labels, ariaLabel, autocomplete, type } of fields) {
      expect(name).not.toBe('')
      expect(labels?.length || ariaLabel, name).toBeTruthy()
      if (/mail|assword|[Nn]ame/.test(name)) expect(autocomplete, `${name} ${type}`).not.toBe('')
    }
    expect(form?.querySelector('button')?.type).toBe('submit')
    const { violations } = await axe.run(box, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  },
)
