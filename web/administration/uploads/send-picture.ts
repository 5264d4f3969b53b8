/** Sends a picture of a home and answers the address at which the site shows it. */
import { type Sending, sendFile } from "../../uploads/send-file.ts";

export async function sendPicture(sending: Sending): Promise<string> {
  return (await sendFile<{ picture: string }>(sending)).picture;
}
