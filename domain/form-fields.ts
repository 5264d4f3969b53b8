/** Names of form fields that pages share with the API, apart from the schemas, which few pages need. */

/** A field that people do not see and only robots fill in. */
export const honeypotField = "fax";
