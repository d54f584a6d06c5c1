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

test('settings at the end of a page that is still being read count', async ({ page, site }) => {
  let read = (): void => {}
  const reading = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route('**/slow.js', async (route) => {
    await reading
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const opened = site.open(
    `<bindery-eager-thing></bindery-eager-thing><script src="/slow.js"></script>
    <script type="application/json" id="bindery-config">{"reload": "sometimes"}</script>`,
  )
  await expect.poll(() => site.chunks()).toContain('eager-thing')
  read()
  await opened
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect
    .poll(() => site.lines())
    .toEqual([expect.stringMatching(/#bindery-config reload="sometimes"/)])
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
