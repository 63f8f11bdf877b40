import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment } from "../../schemas/common.schema.ts";
import { listedQuestion } from "../../schemas/practice.schema.ts";

const questionParams = z.object({ question_id: id });

export const getBookmarks = defineRoute({
	method: "GET",
	path: "/api/bookmarks",
	who: "student",
	summary: "The student's bookmarked questions, newest first, a page at a time.",
	query: z.object({ cursor }),
	response: z.object({
		bookmarks: z.array(
			z.object({
				/** The question as last asked. */
				question_id: id,
				...listedQuestion,
				is_solved: z.boolean(),
				created_at: moment,
			}),
		),
		/** Of all pages. */
		total: z.number(),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const addBookmark = defineRoute({
	method: "PUT",
	path: "/api/bookmarks/:question_id",
	who: "student",
	summary: "Bookmarks a question that was given to the student; again changes nothing.",
	params: questionParams,
	body: z.strictObject({}),
	response: z.object({ bookmarked: z.boolean() }),
	errors: ["not_found"],
});

export const removeBookmark = defineRoute({
	method: "DELETE",
	path: "/api/bookmarks/:question_id",
	who: "student",
	summary: "Takes a bookmark away; again changes nothing.",
	params: questionParams,
	response: z.object({ bookmarked: z.boolean() }),
	errors: ["not_found"],
});
