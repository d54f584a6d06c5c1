/** A chart: title, summary, topic, date, unit, numbers. */
export type Chart = readonly [
  string,
  string,
  string,
  string,
  string,
  readonly (readonly [string, number])[],
]

/** The charts of the research desk, newest first. */
export const charts: readonly Chart[] = [
  [
    'Where the Hours Go',
    'Eleven of forty hours are spent on handing things over.',
    'Managing Yourself',
    '2026-11-03',
    'hours a week',
    [
      ['Own work', 14],
      ['Meetings', 12],
      ['Handing over', 11],
      ['Waiting', 3],
    ],
  ],
  [
    'What Delay Costs',
    'A decision that waits a month costs more than a wrong one.',
    'Decision making and problem solving',
    '2026-10-20',
    '% of the budget',
    [
      ['On the day', 1],
      ['After a week', 3],
      ['After a month', 9],
      ['After a quarter', 22],
    ],
  ],
  [
    'Who Speaks First',
    'In nine of ten meetings the same third of the table begins.',
    'Leading Teams',
    '2026-10-06',
    '% of openings',
    [
      ['The chief', 48],
      ['The longest there', 29],
      ['The others', 23],
    ],
  ],
  [
    'Prices and Patience',
    'How long customers look before they pay more than last year.',
    'Economics',
    '2026-09-15',
    'minutes',
    [
      ['No rise', 2],
      ['Up to 3 %', 4],
      ['Up to 8 %', 11],
      ['More', 26],
    ],
  ],
  [
    'Concessions in Order',
    'What each side gave, and when, in 212 agreements.',
    'Negotiation strategies',
    '2026-09-01',
    '% of agreements',
    [
      ['First hour', 12],
      ['First day', 31],
      ['Last day', 44],
      ['After signing', 13],
    ],
  ],
  [
    'Ideas That Lived',
    'What became of a hundred proposals, two years on.',
    'Innovation',
    '2026-08-11',
    'proposals',
    [
      ['Dropped at once', 41],
      ['Tried and dropped', 34],
      ['Still tried', 16],
      ['For sale', 9],
    ],
  ],
  [
    'The Customers Who Stay',
    'Reasons that are given for staying are not those for leaving.',
    'Marketing',
    '2026-07-28',
    '% of answers',
    [
      ['Habit', 37],
      ['Service', 28],
      ['Price', 21],
      ['Nothing better', 14],
    ],
  ],
  [
    'Plans by Length',
    'The longer a plan, the fewer of its goals are met.',
    'Strategy',
    '2026-07-07',
    '% of goals met',
    [
      ['One page', 71],
      ['Five pages', 58],
      ['Twenty pages', 39],
      ['More', 27],
    ],
  ],
  [
    'A Day of Interruptions',
    'How often a team is called away, hour by hour.',
    'Leading Teams',
    '2026-06-16',
    'interruptions',
    [
      ['Before 10', 4],
      ['10 to 12', 9],
      ['12 to 3', 6],
      ['After 3', 13],
    ],
  ],
  [
    'What Suppliers Remember',
    'Late payment is forgiven, late notice is not.',
    'Strategy',
    '2026-05-26',
    '% who name it',
    [
      ['Late notice', 52],
      ['Late payment', 19],
      ['Hard terms', 17],
      ['Nothing', 12],
    ],
  ],
]

const rowHeight = 48
/** Few units, so that the words are legible on a phone. */
const chartWidth = 360
/** At least 3:1 against the paper by day and by night. A downloaded chart has the same. */
const barColor = '#37808a'

/** A bar chart as SVG. Its text has the colour of the page. */
export const chartOf = ([title, , , , unit, numbers]: Chart): string => {
  const widest = Math.max(...numbers.map(([, number]) => number))
  const bars = numbers.map(([name, number], at) => {
    const y = 40 + at * rowHeight
    const width = Math.round((number / widest) * 310)
    return `<text x="0" y="${y}">${name}</text><rect x="0" y="${y + 6}" width="${width}" height="18" fill="${barColor}"/><text x="${width + 8}" y="${y + 20}">${number}</text>`
  })
  const height = 28 + numbers.length * rowHeight
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${height}" role="img" aria-label="${title}, in ${unit}" font-family="sans-serif" font-size="15" fill="currentColor"><text x="0" y="14" font-size="14">${unit}</text>${bars.join('')}</svg>`
}

export const tableOf = ([, , , , unit, numbers]: Chart): string => {
  const rows = numbers.map(
    ([name, number]) => `<tr><th scope="row">${name}</th><td>${number}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">What</th><th scope="col">${unit}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export const csvOf = ([, , , , unit, numbers]: Chart): string =>
  `what,${unit}\r\n${numbers.map(([name, number]) => `${name},${number}\r\n`).join('')}`
