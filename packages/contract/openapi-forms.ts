import { type FormPost, formPosts } from './form-posts.ts'
import type { Components, Json } from './openapi-components.ts'

const refusals = {
  403: 'The form is of another site.',
  413: 'The form is larger than 64 kB.',
  415: 'The form is not urlencoded.',
}

const header = (description: string, example: string): Json => ({
  description,
  example,
  schema: { type: 'string' },
})

const redirect: Json = {
  description:
    'Leads to a page of the site: after a success to `return`, otherwise to the page of the form. That page says what happened.',
  headers: {
    location: header('A path of the site.', '/sign-in'),
    'set-cookie': header(
      'The cookie with what the page says, and those of the call that the form stands for.',
      'bindery_notice=eyJmb3Jt; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
    ),
  },
}

const operationOf = (
  { schemaOf, share }: Components,
  name: string,
  { description, call, fields }: FormPost,
): Json => ({
  operationId: `post-${name}`,
  summary: description,
  description: `A form without the script, the same as \`${call}\`. The headers Origin or Sec-Fetch-Site prove that it is of the site.`,
  tags: ['forms without the script'],
  security: [],
  parameters: [],
  requestBody: {
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema: schemaOf(fields) } },
  },
  responses: {
    303: share('responses', '303_form', redirect),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, text]) => [
        status,
        share('responses', `${status}_form`, { description: text }),
      ]),
    ),
  },
})

/** The paths of the forms of pages whose script has not run. */
export const formPaths = (components: Components): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(formPosts).map(([name, post]) => [
      `/api/forms/${name}`,
      { post: operationOf(components, name, post) },
    ]),
  )
