import type { Interaction } from "@learnin/domain/interactions/interaction";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";

const whole = z.int().check(z.gte(-100_000), z.lte(100_000));

const numberLine = z.strictObject({
	kind: z.literal("number_line"),
	/** Whole numbers at the two ends. */
	from: whole,
	to: whole,
	/** Equal steps between the ends. */
	steps: z.int().check(z.gte(2), z.lte(50)),
	/** Every so many marks carry their number; 0: the ends only. */
	number_every: z.int().check(z.gte(0), z.lte(50)),
});

const shading = z.strictObject({
	kind: z.literal("shading"),
	/** Equal parts in rows and columns; a bar is one row. */
	rows: z.int().check(z.gte(1), z.lte(10)),
	columns: z.int().check(z.gte(1), z.lte(20)),
});

/** How an answer is made instead of typed, with settings that say nothing about the key. */
export const interaction = z.discriminatedUnion("kind", [numberLine, shading]);
true satisfies SameType<z.output<typeof interaction>, Interaction>;
