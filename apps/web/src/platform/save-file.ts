/** Downloads a file from the server, with the server's file name. */
export async function saveFile(response: Response, otherwise: string): Promise<void> {
	const disposition = response.headers.get("content-disposition") ?? "";
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await response.blob());
	link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? otherwise;
	link.click();
	// The browser has taken it over by then.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
