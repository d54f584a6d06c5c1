import type { Endpoint } from './endpoint.ts'

/** What the placeholders of a path stand for where a site does not say otherwise. */
const defaultBases = {
  '{api}': '/api/',
  '{service}': '/service/',
  '{userService}': '/user-service',
  '{url}': '/api/user/subscriber/verify',
}

/** The paths of an endpoint under the default bases, one for each dialect it has. */
export const defaultPaths = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [path.api, ...(path.service ? [path.service] : [])].map((template) =>
    Object.entries(defaultBases).reduce(
      (result, [name, base]) => result.replace(name, base),
      template,
    ),
  )
