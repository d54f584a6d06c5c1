// Plain, no schema: pages, the state and the mock server name a topic by the same rules (spec content 2
// and 9).

/**
 * The last part of a topic's address, /topic/{category-name}: the name in lower case, each space a
 * hyphen, '&' and ',' taken out. `Decision making and problem solving` is at
 * /topic/decision-making-and-problem-solving.
 */
export const topicSlug = (name: string): string =>
  name.trim().toLowerCase().replace(/[&,]/g, '').replace(/ /g, '-')
