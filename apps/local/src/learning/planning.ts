import { compareOrders, compareStarts } from "@learnin/curriculum/planning/compare-orders";
import type { ComparedOrder, ComparedStart, Share } from "@learnin/curriculum/planning/compare-orders";
import { PLANNING_WORLDS, ANY_CHILD_WORLDS } from "@learnin/curriculum/planning/planning-worlds";
import { PRACTICE_ORDERS } from "@learnin/curriculum/planning/practice-orders";
import { skills } from "@learnin/curriculum/skills/skills";
import { inTeachingOrder } from "@learnin/curriculum/skills/teaching-order";

const GRADES = [3, 5, 7];

/**
 * The output of `npm run learning -- planning`: how many questions simulated children need, by world and
 * grade.
 */
export function planningReport(options: { children: number; seed: number }): string {
	const ordered = inTeachingOrder(skills);
	const worlds = [...PLANNING_WORLDS, ...ANY_CHILD_WORLDS];
	const rows = worlds.flatMap((world) =>
		GRADES.map((grade) => {
			const compared = compareOrders(world, ordered, { grade, ...options });
			const cells = PRACTICE_ORDERS.map((order) => cellOf(compared[order]));
			const of_three = shareText(compared.plan.of_three).padStart(18);
			return [world.padEnd(22), String(grade).padStart(5), ...cells, of_three].join("");
		}),
	);
	const starts = worlds.flatMap((world) =>
		GRADES.map((grade) => {
			const { without, after } = compareStarts(world, ordered, { grade, ...options });
			return [world.padEnd(22), String(grade).padStart(5), startText(without), startText(after)].join("");
		}),
	);
	return [
		`${options.children} children of each world and grade, seed ${options.seed}`,
		"Questions until nine of ten skills of the grade are known in truth, as a share of the fixed order's with the 95 %",
		"interval, and the share of those skills that is still known after 30 more days; last, those of the plan as a share of",
		"those of three in a row",
		"",
		[
			"world".padEnd(22),
			"grade",
			...PRACTICE_ORDERS.map((order) => order.padStart(26)),
			"plan of three".padStart(18),
		].join(""),
		...rows,
		"",
		"The plan without and after the starting point, whose questions count but teach nothing: questions until then, and",
		"skills of this and earlier grades learned for each 100 of them",
		"",
		["world".padEnd(22), "grade", "without".padStart(18), "after".padStart(18)].join(""),
		...starts,
	].join("\n");
}

function startText({ questions, learned }: ComparedStart): string {
	return `${questions.toFixed(0)}  ${learned.toFixed(1)}`.padStart(18);
}

function cellOf({ questions, of_fixed, kept }: ComparedOrder): string {
	return `${questions.toFixed(0)}  ${shareText(of_fixed)}  ${kept.toFixed(2)}`.padStart(26);
}

function shareText({ share, within }: Share): string {
	return `${share.toFixed(2)} ± ${within.toFixed(2)}`;
}
