/** Addresses of the enquiries. One enquiry is a parameter, because emails to the office link to it so. */
import { paths } from "../../routing/paths.ts";

export const boardPath = `${paths.enquiries}/board`;
