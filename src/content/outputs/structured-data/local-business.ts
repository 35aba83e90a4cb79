import type { OwnerKind } from '../../../model/content.generated';

/** The kinds of schema.org that are no businesses at a place: they have places and are none. */
const elsewhere: ReadonlySet<OwnerKind> = new Set<OwnerKind>([
  'Airline',
  'CollegeOrUniversity',
  'Consortium',
  'Cooperative',
  'Corporation',
  'DanceGroup',
  'DiagnosticLab',
  'EducationalOrganization',
  'ElementarySchool',
  'FundingAgency',
  'FundingScheme',
  'GovernmentOrganization',
  'HighSchool',
  'LibrarySystem',
  'MedicalOrganization',
  'MiddleSchool',
  'MusicGroup',
  'NGO',
  'NewsMediaOrganization',
  'OnlineBusiness',
  'OnlineMarketplace',
  'OnlineStore',
  'Organization',
  'PerformingGroup',
  'Person',
  'PoliticalParty',
  'Preschool',
  'Project',
  'ResearchOrganization',
  'ResearchProject',
  'School',
  'SearchRescueOrganization',
  'SportsOrganization',
  'SportsTeam',
  'TheaterGroup',
  'VeterinaryCare',
  'WorkersUnion',
]);

/** Whether a kind is one of https://schema.org/LocalBusiness, which has an address, hours and a phone itself. */
export function isLocalBusiness(type: OwnerKind): boolean {
  return !elsewhere.has(type);
}
