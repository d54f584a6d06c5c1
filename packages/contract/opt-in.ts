/**
 * The opt-in box is ticked from the start for US readers only; an unknown country is not US. Not in
 * `country.ts`: every page with a form has this, hardly one the lists of countries.
 */
export const optInDefault = (country: string | null | undefined): boolean =>
  (country ?? '').trim().toUpperCase() === 'US'
