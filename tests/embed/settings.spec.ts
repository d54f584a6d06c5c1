import { expect, test } from './site.ts'

test('each mistake in the settings is one line with place, name, value and what is allowed', async ({
  page,
  site,
}) => {
  await site.open(
    `<bindery-site country="USA" class="theirs"></bindery-site>
    <script type="application/json" id="bindery-config">{"reload": "sometimes"}</script>
    <bindery-eager-thing></bindery-eager-thing>`,
    {
      head: '<script async src="/bindery/bindery.js" data-dialect="soap" data-cfasync="false"></script>',
    },
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect.poll(() => site.lines().filter((line) => /allowed/.test(line))).toHaveLength(3)
  const lines = site.lines().join('\n')
  expect(lines).toMatch(/<script> data-dialect="soap": .*api or service/)
  expect(lines).toMatch(/<bindery-site> country="USA": .*two letters/)
  expect(lines).toMatch(/#bindery-config reload="sometimes": .*auto or never/)
  expect(lines).not.toContain('cfasync')
})

test('a JSON block that is none is told, and the page works', async ({ page, site }) => {
  await site.open(
    '<script type="application/json" id="bindery-config">{reload:}</script><bindery-eager-thing></bindery-eager-thing>',
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringContaining('#bindery-config: allowed is a JSON object')])
})
