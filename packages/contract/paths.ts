import type { Endpoint } from './endpoint.ts'

/** The default values of a path's placeholders. */
const defaultBases = {
  '{api}': '/api/',
  '{service}': '/service/',
  '{userService}': '/user-service',
  '{url}': '/api/user/subscriber/verify',
}

/** The paths of an endpoint with the default bases, one for each of its dialects. */
export const defaultPaths = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [path.api, ...(path.service ? [path.service] : [])].map((template) =>
    Object.entries(defaultBases).reduce(
      (result, [name, base]) => result.replace(name, base),
      template,
    ),
  )
