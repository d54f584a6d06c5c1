import type { Place } from '../core/purchases.ts'

/** Rates in thousandths of a percent, for physical and for digital products. */
type Rate = readonly [goods: number, digital: number]

// State rates without county and city taxes. They look real; they are no tax advice.
const byState: Readonly<Record<string, Rate>> = {
  'US AZ': [5_600, 5_600],
  'US CA': [7_250, 0],
  'US CO': [2_900, 2_900],
  'US CT': [6_350, 6_350],
  'US FL': [6_000, 0],
  'US IL': [6_250, 0],
  'US MA': [6_250, 0],
  'US MN': [6_875, 6_875],
  'US NJ': [6_625, 6_625],
  'US NY': [4_000, 0],
  'US OH': [5_750, 5_750],
  'US PA': [6_000, 6_000],
  'US TX': [6_250, 6_250],
  'US VA': [5_300, 0],
  'US WA': [6_500, 6_500],
  'CA BC': [5_000, 12_000],
  'CA MB': [5_000, 12_000],
  'CA NB': [5_000, 15_000],
  'CA NL': [5_000, 15_000],
  'CA NS': [5_000, 15_000],
  'CA ON': [5_000, 13_000],
  'CA PE': [5_000, 15_000],
  'CA QC': [5_000, 14_975],
  'CA SK': [5_000, 11_000],
}
const byCountry: Readonly<Record<string, Rate>> = {
  AT: [10_000, 10_000],
  AU: [10_000, 10_000],
  BE: [6_000, 6_000],
  CA: [5_000, 5_000],
  CH: [2_600, 2_600],
  DE: [7_000, 7_000],
  DK: [25_000, 25_000],
  ES: [4_000, 4_000],
  FR: [5_500, 5_500],
  GB: [0, 0],
  IE: [0, 9_000],
  IN: [0, 18_000],
  IT: [4_000, 4_000],
  JP: [10_000, 10_000],
  NL: [9_000, 9_000],
  NZ: [15_000, 15_000],
  SE: [6_000, 6_000],
}

/** The unit of `taxRate`: a rate of 7 250 is 7.25 %. */
export const taxUnit = 100_000

/** The tax rate of a line, in hundred-thousandths. Prices exclude tax; shipping is not taxed. */
export const taxRate = ({ country, state }: Place, physical: boolean): number => {
  const [goods, digital] = byState[`${country} ${state}`] ?? byCountry[country] ?? [0, 0]
  return physical ? goods : digital
}
