import { expect, test } from 'vitest'
import { importUnder } from '../../../tests/support/policy-frame.ts'

const policy = "style-src 'self'; script-src-attr 'none'"
const address = new URL('./safe-html.ts', import.meta.url).href

test('safeHtml violates no policy of the page, whatever the text contains', async () => {
  const { imported, document, DOMParser } = await importUnder<typeof import('./safe-html.ts')>(
    policy,
    address,
  )
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    violations.push(`${effectiveDirective} ${sample}`),
  )
  const texts = [
    '<p style="color:red">a</p><p title="a" STYLE = color:red>b</p><p title=\'a\'style="color:red">c',
    '<img src="" onerror="hit()" alt="d"><img/src/onerror=hit()><svg onload=hit()></svg>',
    '<style>p { color: red }</style><Style media=all>p{}</STYLE\n><svg><style>p{}</style></svg>e',
    '<a href="/b" title="style = plain">style="f" on="g"</a> <p style=\'a>b\'>h</p>',
  ]
  const box = document.createElement('div')
  box.append(...texts.map(imported.safeHtml))
  await new Promise((resolve) => setTimeout(resolve))
  expect(violations).toEqual([])
  expect(box.textContent).not.toMatch(/color|hit|\{\}/)
  expect(box.textContent).toContain('style="f" on="g"')
  expect(box.querySelector('a')?.title).toBe('style = plain')
  // The policy is in force.
  document.createElement('template').innerHTML = '<p style="color:red">a</p>'
  new DOMParser().parseFromString('<p style="color:red">a</p>', 'text/html')
  await expect.poll(() => violations.join()).toContain('style-src')
})
