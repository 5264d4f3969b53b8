/** Names of schema.org, which are English. */
import type { Words } from "../words.ts";

/** Types of homes. */
export const homeTypes: Words = {
  data: `
    Apartment
    House
    SingleFamilyResidence
    Residence
    Accommodation
    RealEstateListing
    Suite
    Room
    ApartmentComplex
    GatedResidenceCommunity
    Condominium
    Villa
    Townhouse
    LodgingBusiness
    Hotel
    VacationRental
    Hostel
  `,
};

/** Types of what is no home and does not carry one. */
export const otherTypes: Words = {
  data: `
    Organization
    Corporation
    LocalBusiness
    RealEstateAgent
    Person
    WebSite
    BreadcrumbList
    ItemList
    SearchResultsPage
    CollectionPage
    FAQPage
    Question
    Article
    NewsArticle
    BlogPosting
    VideoObject
    SiteNavigationElement
    WPAdBlock
    WPHeader
    WPFooter
    ImageObject
    SearchAction
    ContactPage
    Review
    SpeakableSpecification
    Brand
    BankOrCreditUnion
    School
    JobPosting
  `,
};

/** Properties that hold something else than the home. */
export const otherProperties: Words = {
  data: `
    seller
    agent
    provider
    publisher
    author
    broker
    brand
    manufacturer
    offeredby
    review
    reviews
    aggregaterating
    breadcrumb
    itemlistelement
    isrelatedto
    issimilarto
    potentialaction
    searchaction
    employee
    parentorganization
    memberof
    contactpoint
    containsplace
    nearbyplaces
    comment
    hasoffercatalog
    video
    event
    events
    organizer
    performer
    amenityfeature
  `,
};
