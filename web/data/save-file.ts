/** Saves a text as a file. It is always plain text, so that HTML in it never runs as a page of ours. */
export function saveFile(text: string, name: string): void {
  saveBlob(new Blob([text], { type: "text/plain" }), name);
}

/** For a PDF that we made ourselves, never for what somebody else sent. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
