import { skills } from "@learnin/curriculum/skills/skills";
import { skillsToPlace } from "@learnin/curriculum/placement/skills-to-place";
import { inTeachingOrder } from "@learnin/curriculum/skills/teaching-order";
import { type MeanWithin, placeChildren } from "@learnin/curriculum/placement/place-children";
import { PLACEMENT_WORLDS } from "@learnin/curriculum/placement/placement-worlds";

/**
 * The output of `npm run learning -- placement`: how well simulated children are placed on the skill graph,
 * by world.
 */
export function placementReport(options: { children: number; seed: number }): string {
	const toPlace = skillsToPlace(inTeachingOrder(skills));
	const rows = PLACEMENT_WORLDS.map((world) => {
		const from = performance.now();
		const figures = placeChildren(world, toPlace, options);
		const milliseconds = (performance.now() - from) / (options.children * figures.questions);
		return [
			world.padEnd(14),
			intervalOf(figures.around_own_grade),
			intervalOf(figures.around_true_level),
			intervalOf(figures.without_questions),
			figures.questions.toFixed(1).padStart(11),
			percent(figures.right).padStart(9),
			milliseconds.toFixed(1).padStart(12),
		].join("");
	});
	return [
		`${options.children} children of each world, half of them up to two grades off their own, seed ${options.seed}`,
		"Skills classified right, with the 95 % interval: of the three grades around the child's own, of those around where it",
		"truly stands, and of the former before the first question",
		"",
		`${"world".padEnd(14)}${"own grade".padStart(16)}${"true level".padStart(16)}${"unasked".padStart(16)}${"questions".padStart(11)}${"right".padStart(9)}${"ms each".padStart(12)}`,
		...rows,
	].join("\n");
}

function intervalOf({ mean, within }: MeanWithin): string {
	return `${(100 * mean).toFixed(1)} ± ${(100 * within).toFixed(1)} %`.padStart(16);
}

function percent(share: number): string {
	return `${(100 * share).toFixed(0)} %`;
}
