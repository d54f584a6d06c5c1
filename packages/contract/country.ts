// Without Zod, so that widgets can import it. Countries are ISO 3166-1 alpha-2 codes.

/** Countries whose readers count as domestic (spec accounts 9). */
const domesticCountries: readonly string[] = ['US', 'CA']

/** The EU group: the EU, the rest of the EEA, Switzerland and the United Kingdom. */
const euGroup: readonly string[] = /* @__PURE__ */ (
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
  'IS LI NO CH GB'
).split(' ')

/** The countries that the store sells to, unless a site sets its own. */
export const storeCountries: readonly string[] = /* @__PURE__ */ (
  'US CA GB AU NZ IE ' +
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH ' +
  'AE AR BR CL CN CO CR EG HK ID IL IN JP KE KR MX MY NG PE PH QA SA SG TH TR TW UA UY VN ZA'
).split(' ')

const code = (country: string | null | undefined) => (country ?? '').trim().toUpperCase()

/** True for readers in the US or Canada. */
export const isDomestic = (country: string | null | undefined): boolean =>
  domesticCountries.includes(code(country))

/** True for countries of the EU group. */
export const isEuGroup = (country: string | null | undefined): boolean =>
  euGroup.includes(code(country))
