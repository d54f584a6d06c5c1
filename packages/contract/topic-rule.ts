// Without Zod, so that widgets can import it. Widgets, state and the mock API apply the same rule (spec content
// 2 and 9).

/**
 * The slug of a topic at /topic/{slug}: its name in lower case, with hyphens for spaces and without '&' and
 * ','. `Decision making and problem solving` is at /topic/decision-making-and-problem-solving.
 */
export const topicSlug = (name: string): string =>
  name.trim().toLowerCase().replace(/[&,]/g, '').replace(/ /g, '-')
