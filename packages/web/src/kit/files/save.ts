/** Saves a file from the page as a download. */

/** The address must live until the browser has started to save. */
const LIFE = 10_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIFE);
}
