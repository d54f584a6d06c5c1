/** The last file by name: it removes the plugin. */
import { expect, test } from './test.ts'

test('uninstalling the plugin leaves nothing in the database', async ({ page, logIn }) => {
  await logIn('admin')
  await page.goto('/wp-admin/options-general.php?page=bindery')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.goto('/wp-admin/options.php')
  await expect(page.locator('[name="bindery"]')).toHaveCount(1)
  await page.goto('/wp-admin/plugins.php')
  await page.getByRole('link', { name: 'Deactivate Bindery' }).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'Delete Bindery' }).click()
  await expect(page.getByText('Bindery was successfully deleted.')).toBeVisible()
  await page.goto('/wp-admin/options.php')
  await expect(page.locator('[name="bindery"]')).toHaveCount(0)
})
