const largest = 20_000_000;

/** The photo as a URL that a page may show, or why it is invalid. */
export async function readPhoto(
	file: File,
): Promise<{ url: string; problem?: never } | { problem: string; url?: never }> {
	if (file.size > largest) return { problem: "This picture is too large." };
	const unreadable = { problem: "This picture can’t be read." };
	const url = await toDataUrl(file);
	if (url === null) return unreadable;
	const image = new Image();
	image.src = url;
	try {
		await image.decode();
		return { url };
	} catch {
		return unreadable;
	}
}

function toDataUrl(file: File): Promise<string | null> {
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : null));
		reader.addEventListener("error", () => resolve(null));
		reader.readAsDataURL(file);
	});
}

export interface Square {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Twice the resolution that is stored. */
const side = 512;

/** The cropped square as a new file: nothing else of the photo, including its location data, leaves the device. */
export async function cutSquare(photo: string, { x, y, width, height }: Square): Promise<Blob> {
	const image = new Image();
	image.src = photo;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = side;
	canvas.height = side;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser cannot draw.");
	// Transparent pixels would become black.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, side, side);
	context.drawImage(image, x, y, width, height, 0, 0, side, side);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written."))),
			"image/jpeg",
			0.9,
		);
	});
}
