/** Keys of data about what a home is and what is said of it. */
import type { Words } from "../words.ts";

/** Keys of a title. */
export const titleKeys: Words = {
  data: `
    title
    headline
    heading
    listingtitle
    adtitle
    propertytitle
    subject
    pagetitle
  `,
};

/** Keys of a description. */
export const descriptionKeys: Words = {
  data: `
    description
    fulldescription
    longdescription
    propertydescription
    listingdescription
    remarks
    publicremarks
    detaileddescription
    descriptiontext
    maindescription
  `,
};

/** Keys of the kind of home. */
export const kindKeys: Words = {
  data: `
    propertytype
    hometype
    propertytypename
    typology
    propertycategory
    estatetype
    realestatetype
    objecttype
    propertysubtype
    unittype
    categoryname
    propertyclass
  `,
};

/** Keys of whether it is for sale or to let. */
export const offerKeys: Words = {
  data: `
    transactiontype
    offertype
    purpose
    operation
    contracttype
    listingtype
    dealtype
    offeringtype
    transaction
    adtype
    listtype
    saletype
    categorypurpose
    marketing
    marketingtype
    businesstype
  `,
};

/** Keys of whether it is still to be had. */
export const availabilityKeys: Words = {
  data: `
    availability
    status
    listingstatus
    propertystatus
    homestatus
    adstatus
    salestatus
    salesstatus
    marketstatus
    availabilitystatus
    statusname
    statustype
    sold
    issold
    rented
    isrented
    leased
    isleased
    available
    isavailable
  `,
};

/** Keys of the building it is in. */
export const condoNameKeys: Words = {
  data: `
    projectname
    condoname
    buildingname
    complexname
    developmentname
    condominiumname
  `,
};

/** Keys of the year it was built. */
export const yearBuiltKeys: Words = {
  data: `
    yearbuilt
    constructionyear
    buildyear
    builtyear
    buildingyear
    yearofconstruction
    completionyear
    buildingconstructionyear
    constructionyearvalue
    yearofbuild
    baujahr
  `,
};

/** Keys of the floor it is on. */
export const floorKeys: Words = {
  data: `
    floor
    floornumber
    floorlevel
    floorno
  `,
};

/** What a key may also say: whose it is, and how it is written. */
export const neutralWords: Words = {
  data: `
    ad
    advert
    amount
    apartment
    cnt
    count
    counts
    data
    detail
    detailed
    details
    display
    displayed
    estate
    exact
    field
    fmt
    format
    formatted
    hdn
    hf
    hidden
    hid
    home
    house
    in
    info
    init
    input
    int
    label
    list
    listed
    listing
    main
    no
    nr
    num
    number
    numbers
    numeric
    obj
    object
    of
    offer
    pa
    prefix
    primary
    prop
    property
    qty
    quantity
    raw
    room
    rooms
    str
    string
    text
    the
    total
    txt
    unformatted
    unit
    val
    value
    nb
    ilan
  `,
};
