import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { sharedDrawing, shownDrawing } from "../../schemas/drawing.schema.ts";

const questionParams = z.object({ question_id: id });

export const getSharedDrawing = defineRoute({
	method: "GET",
	path: "/api/shared-drawings/:question_id",
	who: "student",
	summary: "Whether the student may show drawings, and the one that its parents see over a question.",
	params: questionParams,
	response: z.object({ may_show: z.boolean(), drawing: z.nullable(shownDrawing) }),
	// Drawings are for the family.
	whileImpersonating: "never",
	errors: ["not_found"],
});

export const shareDrawing = defineRoute({
	method: "PUT",
	path: "/api/shared-drawings/:question_id",
	who: "student",
	summary:
		"Shows the student's parents a drawing over a question, instead of an earlier one; again changes nothing.",
	params: questionParams,
	body: sharedDrawing,
	response: z.object({ shared_at: moment }),
	errors: ["not_found", "drawings_off", "drawing_too_large", "too_many_requests"],
});

export const removeSharedDrawing = defineRoute({
	method: "DELETE",
	path: "/api/shared-drawings/:question_id",
	who: "signed_in",
	summary: "Deletes a drawing that was shown: by the student or its parents; again changes nothing.",
	params: questionParams,
	response: z.object({}),
	errors: ["not_found"],
});

export const setDrawingSharing = defineRoute({
	method: "PUT",
	path: "/api/parents/children/:student_id/drawings",
	who: "parent",
	summary: "Turns on that a child can show drawings, or off, which deletes those it showed.",
	params: z.object({ student_id: id }),
	body: z.strictObject({ is_on: z.boolean() }),
	response: z.object({}),
	errors: ["not_found"],
});
