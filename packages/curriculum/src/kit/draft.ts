import type { Angle } from "@learnin/domain/interactions/angle/settings";
import type { Balance } from "@learnin/domain/interactions/balance/settings";
import type { Blocks } from "@learnin/domain/interactions/blocks/settings";
import type { Clock } from "@learnin/domain/interactions/clock/settings";
import type { Cubes } from "@learnin/domain/interactions/cubes/settings";
import type { Cut } from "@learnin/domain/interactions/cut/settings";
import type { Inequality } from "@learnin/domain/interactions/inequality/settings";
import type { Interval } from "@learnin/domain/interactions/interval/settings";
import type { Jumps } from "@learnin/domain/interactions/jumps/settings";
import type { Money } from "@learnin/domain/interactions/money/settings";
import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import type { Protractor } from "@learnin/domain/interactions/protractor/settings";
import type { Region } from "@learnin/domain/interactions/region/settings";
import type { Ruler } from "@learnin/domain/interactions/ruler/settings";
import type { Shading } from "@learnin/domain/interactions/shading/settings";
import type { ZoomLine } from "@learnin/domain/interactions/zoom-line/settings";
import type { Figure } from "@learnin/domain/question/question";
import type { Random } from "../random/seeded-random.ts";
import type { Value } from "./value.ts";

/** A wrong procedure, identified by its id in every skill where it can show. */
export interface Slip {
	id: string;
	/** What the student did, to follow a name: "added the denominators too". Without it no question can be about it. */
	did?: string;
	/** A kind sentence for a student who did it: what happened and where to look next, never the answer. */
	feedback: string;
}

/** The result of a wrong procedure with these numbers. */
export type Wrong = readonly [slip: Slip, value: Value];

/**
 * One question before its way of asking is chosen: the task, the right answer, and the results of wrong procedures.
 */
export interface Draft {
	prompt: string;
	/** An instruction for a typed answer. */
	cta?: string;
	figure?: Figure;
	/** The task as a phrase that "=" may follow: "$3 \times 4$". For ways that show several tasks or someone's work. */
	task?: string;
	/** Drafts with the same name are never asked side by side: the right answer of one could fit the other. */
	alike?: string;
	right: Value;
	/** Most probable first. Those equal to the right answer, or to an earlier one, are left out. */
	wrong: readonly (Wrong | false)[];
	/** What to notice, how to start with these numbers, the step before the last. */
	hints: readonly [string, string, string];
	/** The worked solution, one step each; the last states the answer. */
	steps: readonly string[];
	/** Printed before and after a typed answer. */
	unit?: { before?: string; after?: string };
	/** A number line on which the right answer is one of the marks. */
	line?: Omit<NumberLine, "kind">;
	/** A number line that zooms in as far as the right answer. */
	zoom?: Omit<ZoomLine, "kind">;
	/** Equal parts, of which the right answer shades some. */
	shading?: Omit<Shading, "kind">;
	/** A clock that can show the right answer. */
	clock?: Omit<Clock, "kind">;
	/** An angle that can be opened to the right answer. */
	angle?: Omit<Angle, "kind">;
	/** A number line on which the right answer, an inequality, can be drawn. */
	inequality?: Omit<Inequality, "kind">;
	/** A number line on which the right answer, an interval, can be drawn. */
	interval?: Omit<Interval, "kind">;
	/** Base-ten blocks that can make the right answer. */
	blocks?: Omit<Blocks, "kind">;
	/** Coins and bills that can make the right answer. */
	money?: Omit<Money, "kind">;
	/** A number line on which jumps can lead to the right answer. */
	jumps?: Omit<Jumps, "kind">;
	/** The equation on a balance scale that leads to the right answer. */
	balance?: Omit<Balance, "kind">;
	/** A ruler and a bar whose length is the right answer. */
	ruler?: Omit<Ruler, "kind">;
	/** An angle whose size is the right answer, and its protractor. */
	protractor?: Omit<Protractor, "kind">;
	/** A floor on which the right number of cubes can be stacked. */
	cubes?: Omit<Cubes, "kind">;
	/** A figure whose area is the right answer, and the direction of its cut. */
	cut?: Omit<Cut, "kind">;
	/** A plane on which the right answer, one or two inequalities, can be shaded. */
	region?: Omit<Region, "kind">;
	/** What else is right in the student's own words; "an equal number" by default. */
	equal?: string;
	/** Choices in their natural order. */
	order?: readonly string[];
}

/** Draws one draft; undefined if the random numbers do not fit together, so that others are drawn. */
export type Form = (random: Random) => Draft | undefined;
