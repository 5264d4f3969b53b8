/** Addresses of the enquiries. One enquiry is a parameter, because emails to the office link to it so. */

export const enquiriesPath = "/admin/enquiries";
export const boardPath = `${enquiriesPath}/board`;
