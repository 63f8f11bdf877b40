import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, line, moment, multilineText, renderedText } from "../../schemas/common.schema.ts";
import { questionState } from "./question-bank.contract.ts";

/** Files of one request. */
const MAX_FILES = 10;
/** Bytes of one picture. */
export const MAX_IMAGE_BYTES = 5_000_000;

/** The hash of a picture's content. */
const imageId = z.string().check(z.regex(/^[a-f0-9]{64}$/));
const params = z.object({ image_id: imageId });

const image = z.object({
	id: imageId,
	/** Its address in questions. */
	src: z.string(),
	width: z.number(),
	height: z.number(),
	name: z.string(),
	/** Its alt text; empty until someone writes it. A question that shows the picture has its own. */
	alt: z.string(),
	created_by_name: z.nullable(z.string()),
	created_at: moment,
	/** How many questions show it, counted to 1000. */
	questions: z.number(),
	/** A version of a question shows or showed it, so it cannot be deleted. */
	is_used: z.boolean(),
});
export type GalleryImage = z.infer<typeof image>;

export const refusedImage = z.enum([
	"too_large",
	"too_many_pixels",
	"svg",
	"not_a_picture",
	"broken",
	"not_stored",
]);
export type RefusedImage = z.infer<typeof refusedImage>;

export const uploadImages = defineRoute({
	method: "POST",
	path: "/api/images",
	who: "admin",
	kind: "upload",
	fileList: { part: "images", most: MAX_FILES },
	summary: "Stores pictures, each decoded and encoded anew, and says of each what became of it.",
	body: z.strictObject({}),
	response: z.object({
		/** In the order of the files. */
		results: z.array(
			z.discriminatedUnion("outcome", [
				/** `is_new` is false for a picture that existed already. */
				z.object({ outcome: z.literal("stored"), is_new: z.boolean(), image }),
				z.object({ outcome: z.literal("refused"), name: z.string(), reason: refusedImage }),
			]),
		),
	}),
	errors: ["too_many_requests"],
});

export const getImages = defineRoute({
	method: "GET",
	path: "/api/images",
	who: "admin",
	summary: "The gallery of pictures, newest first, a page at a time.",
	query: z.object({
		search: z.optional(z.string().check(z.maxLength(200))),
		/** `undescribed`: without alt text; `unused`: never in any question. */
		only: z.optional(z.enum(["undescribed", "unused"])),
		cursor,
	}),
	response: z.object({ images: z.array(image), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

export const updateImage = defineRoute({
	method: "PATCH",
	path: "/api/images/:image_id",
	who: "admin",
	summary: "Changes what a picture is called and what is said of it. Questions keep their own words.",
	params,
	body: z.strictObject({ name: line("The name", 120), alt: multilineText(1000) }),
	response: z.object({ image }),
	errors: ["not_found"],
});

export const deleteImage = defineRoute({
	method: "DELETE",
	path: "/api/images/:image_id",
	who: "admin",
	summary: "Deletes a picture that no question ever showed.",
	params,
	response: z.object({}),
	errors: ["not_found", "image_in_use"],
});

export const getImageQuestions = defineRoute({
	method: "GET",
	path: "/api/images/:image_id/questions",
	who: "admin",
	summary: "The questions that show a picture, newest change first, at most 50.",
	params,
	response: z.object({
		questions: z.array(z.object({ id, prompt: renderedText, state: questionState, skill_name: z.string() })),
		has_more: z.boolean(),
	}),
	errors: ["not_found"],
});
