import type { Province } from '@bindery/contract/place.ts'

const lists: Readonly<Record<string, string>> = {
  US:
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, ' +
    'CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, ' +
    'HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, ' +
    'LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
    'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, ' +
    'NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, ' +
    'OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, ' +
    'SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, ' +
    'WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  CA:
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, ' +
    'NL Newfoundland and Labrador, NT Northwest Territories, NS Nova Scotia, NU Nunavut, ' +
    'ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
  AU:
    'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, ' +
    'QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia',
}

const parse = (list: string): Province[] =>
  list.split(', ').map((one) => {
    const at = one.indexOf(' ')
    return { code: one.slice(0, at), name: one.slice(at + 1) }
  })

/** The states or provinces of a country, by name; [] if its addresses have none. */
export const statesOf = (country: string): Province[] =>
  Object.hasOwn(lists, country) ? parse(lists[country] ?? '') : []

/** True for a state of the country, and for '' if it has none. */
export const isStateOf = (country: string, state: string): boolean => {
  const states = statesOf(country)
  return states.length === 0 ? state === '' : states.some(({ code }) => code === state)
}
