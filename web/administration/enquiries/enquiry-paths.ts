/** Addresses of the enquiries. One enquiry is a parameter, because emails to the office link to it so. */
import { paths } from "../../routing/paths.ts";

export const boardPath = `${paths.enquiries}/board`;
/** The viewings of the week that begins on this day, or of the present one. */
export const weekPath = (from?: string) => `${paths.enquiries}/viewings${from ? `?from=${from}` : ""}`;
