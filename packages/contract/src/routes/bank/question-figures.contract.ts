import { drawnFigureNames } from "@learnin/domain/authoring/drawn-figures";
import { figureFaults } from "@learnin/domain/authoring/drawn-figures/fault";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { figure } from "../../schemas/common.schema.ts";
import { figureSettings } from "../../schemas/question.schema.ts";

export const drawQuestionFigure = defineRoute({
	method: "POST",
	path: "/api/questions/figures",
	who: "admin",
	summary: "A figure that an author chose and set, or the first setting that it can't be drawn with.",
	body: z.strictObject({ name: z.enum(drawnFigureNames), settings: figureSettings }),
	response: z.object({
		figure: z.nullable(figure),
		fault: z.nullable(
			z.object({
				/** In a list with its row and column: "bars.0.1". */
				setting: z.string(),
				fault: z.enum(figureFaults),
				least: z.nullable(z.number()),
				most: z.nullable(z.number()),
			}),
		),
	}),
	errors: [],
});

export const getFigureSamples = defineRoute({
	method: "GET",
	path: "/api/questions/figures",
	who: "admin",
	summary: "Each figure that authors can choose, with what is in its settings at first.",
	response: z.object({
		figures: z.array(z.object({ name: z.enum(drawnFigureNames), settings: figureSettings, figure })),
	}),
	errors: [],
});
