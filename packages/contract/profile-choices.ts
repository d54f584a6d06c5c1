// Without Zod, so that widgets can import it. Each select also allows a blank value (spec accounts 5).

/** The job titles of the profile, in the order of the specification. */
export const jobTitles = [
  'Administrative',
  'Analyst',
  'Consultant',
  'Executive/C-Level',
  'Manager/Senior Manager',
  'Other',
  'Owner/Partner',
  'Retired',
  'Sales/Account Management',
  'Student/Researcher',
  'Teacher/Lecturer',
  'Technical Specialist',
  'Vice President/Director/General Manager',
] as const

/** The company sizes of the profile, in people. */
export const companySizes = [
  'Self-Employed',
  '1 to 4',
  '5 to 99',
  '100 to 499',
  '500 to 999',
  '1000 to 4999',
  '5000 to 9999',
  '10000+',
] as const

/** The industries of the profile. */
export const industries = [
  'Advertising/Marketing/Public Relations',
  'Agriculture',
  'Automotive',
  'Consultant',
  'Education',
  'Energy/Natural Resources',
  'Engineering/Construction',
  'Environmental',
  'Financial Services',
  'Food & Beverage',
  'Government',
  'Healthcare',
  'Human Resources',
  'IT/Technology',
  'Life Sciences/Pharmaceuticals',
  'Manufacturing & Materials',
  'Media',
  'Other',
  'Professional Services',
  'Real Estate',
  'Retail/Consumer Goods',
  'Telecommunications',
  'Transportation',
  'Travel/Entertainment',
] as const

/** The choices, by the name of the attribute in a profile update. */
export const profileChoices = {
  industry: industries,
  'job-title': jobTitles,
  'company-size': companySizes,
} as const

export type ProfileAttributeName = keyof typeof profileChoices

/** What a site offers in place of the lists above. */
export interface OwnProfileChoices {
  readonly jobTitles: readonly string[] | null
  readonly companySizes: readonly string[] | null
  readonly industries: readonly string[] | null
}

/** The choices of a site, by the name of the field. */
export const choicesOf = (own: OwnProfileChoices) => ({
  jobTitle: own.jobTitles ?? jobTitles,
  companySize: own.companySizes ?? companySizes,
  industry: own.industries ?? industries,
})
export type ProfileChoices = ReturnType<typeof choicesOf>
