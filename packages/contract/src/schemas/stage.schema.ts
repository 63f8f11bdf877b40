import type { Stage } from "@learnin/domain/mastery/standing";
import * as z from "zod/mini";

/** How far a child is with a skill. */
export const stage = z.enum([
	"unknown",
	"learning",
	"nearly",
	"mastered",
	"due_for_review",
] as const satisfies readonly Stage[]);
