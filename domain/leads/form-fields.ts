/** Names of form fields that pages share with the API. They are apart from the schemas, which few pages need. */

/** A hidden field that only robots fill in. */
export const honeypotField = "fax";
