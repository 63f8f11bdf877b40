import { DRAWING_LIMITS, type SharedDrawing } from "@learnin/domain/practice/shared-drawing";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { moment } from "./common.schema.ts";

const tooLarge = "This drawing has too many lines to show. Undo some and try again.";
const between = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
const { across, down, pressure, height, points, strokes } = DRAWING_LIMITS;

/** Numbers only: the page makes the picture of them. */
export const sharedDrawing = z.strictObject({
	height: between(height),
	strokes: z
		.array(
			z
				.array(z.tuple([between(across), between(down), between(pressure)]))
				.check(z.minLength(1), z.maxLength(points, tooLarge)),
		)
		.check(z.minLength(1), z.maxLength(strokes, tooLarge)),
});
true satisfies SameType<z.output<typeof sharedDrawing>, SharedDrawing>;

/** One that a parent can see now. */
export const shownDrawing = z.object({
	...sharedDrawing.shape,
	/** When the child showed it. */
	shared_at: moment,
});
export type ShownDrawing = z.infer<typeof shownDrawing>;
