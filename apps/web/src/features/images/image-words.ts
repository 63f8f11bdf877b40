import type { RefusedImage } from "@learnin/contract/routes/bank/images.contract";

/** Why a file was refused, and what to do. */
export const refusalWords: Record<RefusedImage, string> = {
	too_large: "It’s larger than 5 MB. Please save it smaller.",
	too_many_pixels: "It has more than 40 million pixels. Please save it smaller.",
	svg: "We don’t accept SVG files because they can contain code. Please save it as a PNG.",
	not_a_picture: "It isn’t a PNG, JPEG, WebP or GIF file.",
	broken: "It’s damaged or incomplete. Save it again.",
	not_stored: "We couldn’t save it. Please try again.",
};

/** The types that the file chooser accepts. */
export const acceptedTypes = "image/png,image/jpeg,image/webp,image/gif";
