/**
 * True if the opt-in box starts checked: for US readers only. An unknown country is not US. Apart from
 * `country.ts`, because every page with a form loads this, and few load the lists of countries.
 */
export const optInDefault = (country: string | null | undefined): boolean =>
  (country ?? '').trim().toUpperCase() === 'US'
