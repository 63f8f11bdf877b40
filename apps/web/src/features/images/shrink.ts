const largeBytes = 1_500_000;
/** The server's maximum. */
const longestSide = 1600;

/** Shrinks a large photo to the stored size, so that the upload is smaller; anything else stays unchanged. */
export async function shrink(file: File): Promise<Blob> {
	if (file.size <= largeBytes || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
	try {
		const picture = await createImageBitmap(file);
		const part = Math.min(1, longestSide / Math.max(picture.width, picture.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(picture.width * part));
		canvas.height = Math.max(1, Math.round(picture.height * part));
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const smaller = await new Promise<Blob | null>((resolve) => {
			canvas.toBlob(resolve, "image/webp", 0.92);
		});
		return smaller !== null && smaller.size < file.size ? smaller : file;
	} catch {
		// The server reports why it cannot be read.
		return file;
	}
}
