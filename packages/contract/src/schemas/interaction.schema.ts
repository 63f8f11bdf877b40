import type { Interaction } from "@learnin/domain/interactions/interaction";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";

const whole = z.int().check(z.gte(-100_000), z.lte(100_000));

/** How an answer is made instead of typed, with settings that say nothing about the key. */
export const interaction = z.strictObject({
	kind: z.literal("number_line"),
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** Equal steps between the ends. */
	steps: z.int().check(z.gte(2), z.lte(50)),
	/** Every so many marks carry their number; 0: the ends only. */
	number_every: z.int().check(z.gte(0), z.lte(50)),
});
true satisfies SameType<z.output<typeof interaction>, Interaction>;
