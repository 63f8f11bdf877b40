import { detectMistakes } from "@learnin/curriculum/detective/detect-mistakes";
import { DETECTIVE_WORLDS } from "@learnin/curriculum/detective/mistaken-child";
import { generatorsByGrade } from "@learnin/curriculum/detective/generators-by-grade";

/**
 * The output of `npm run learning -- detective`: how soon planted wrong procedures are found, and how many
 * are false positives.
 */
export function detectiveReport(options: { children: number; seed: number }): string {
	const rows = DETECTIVE_WORLDS.map((world) => {
		const figures = detectMistakes(world, generatorsByGrade(), options);
		return [
			world.name.padEnd(14),
			String(figures.planted).padStart(9),
			percent(figures.found).padStart(18),
			figures.occasions.toFixed(1).padStart(11),
			percent(figures.gone).padStart(16),
			percent(figures.false_alarms).padStart(14),
		].join("");
	});
	return [
		`${options.children} children of each world with two planted procedures each, 300 questions, seed ${options.seed}`,
		"Of the procedures that could show 12 times or more: those found within 12 occasions, and the mean number of occasions",
		"until then. Gone: no longer told within 4 occasions after the child gave it up. False alarms: of children.",
		"",
		`${"world".padEnd(14)}${"planted".padStart(9)}${"found within 12".padStart(18)}${"occasions".padStart(11)}${"gone within 4".padStart(16)}${"false alarms".padStart(14)}`,
		...rows,
	].join("\n");
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)} %`;
}
