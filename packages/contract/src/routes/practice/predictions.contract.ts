import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { moment } from "../../schemas/common.schema.ts";

/** Shares are 0 to 1; "right" means right on the first try. */
const measure = {
	answers: z.number(),
	predicted: z.number(),
	right: z.number(),
	/** Expected calibration error over ten bins of equal count. */
	calibration_error: z.number(),
	/** AUC; null if all answers had the same result. */
	ranking_quality: z.nullable(z.number()),
	/** Bins of equal count, from the lowest chance to the highest. */
	bins: z.array(z.object({ answers: z.number(), predicted: z.number(), right: z.number() })),
};

export const getPredictions = defineRoute({
	method: "GET",
	path: "/api/superadmin/predictions",
	who: "admin",
	summary: "Whether the model is calibrated on the deployment's own answers, by grade and by skill.",
	response: z.object({
		/** When the job last measured; null before there were answers to measure. */
		measured_at: z.nullable(moment),
		all: z.nullable(z.object(measure)),
		grades: z.array(z.object({ grade: z.number(), ...measure })),
		/** Those with at least a hundred answers, worst predictions first. */
		skills: z.array(
			z.object({ skill_id: z.string(), skill_name: z.string(), grade: z.number(), ...measure }),
		),
	}),
	errors: [],
});
