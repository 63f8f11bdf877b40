import { fitTolerance } from "@learnin/domain/interactions/best-fit/fit-rule";
import { type FitLine, heightAt } from "@learnin/domain/interactions/best-fit/best-fit";
import type { BestFit } from "@learnin/domain/interactions/best-fit/settings";
import type { FillMultipleQuestion, KnownMistake } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import {
	readTooHigh,
	readTooLow,
	tooHighAtTheLeft,
	tooHighAtTheRight,
	tooLowAtTheLeft,
	tooLowAtTheRight,
} from "../slips/data/fits.ts";

/** A scatter plot, and the line around which its points are. */
export interface Fitting {
	prompt: string;
	fit: Omit<BestFit, "kind">;
	line: FitLine;
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/**
 * FILL_MULTIPLE, answered with a line through a scatter plot: the boxes are its heights at both edges, and the height
 * read off it. Data for which no tolerance is fair are drawn again.
 */
export function fitted(draw: (random: Random) => Fitting | undefined): Way {
	return (random) => {
		const drawn = draw(random);
		if (drawn === undefined) return undefined;
		const interaction: BestFit = { kind: "best_fit", ...drawn.fit };
		const tolerance = fitTolerance(interaction, drawn.line);
		return tolerance === null ? undefined : fitQuestion(drawn, interaction, tolerance);
	};
}

interface Edge {
	id: string;
	name: string;
	right: number;
	high: Slip;
	low: Slip;
	tolerance: number;
}

function fitQuestion(
	{ prompt, line, hints, steps }: Fitting,
	interaction: BestFit,
	tolerance: number,
): FillMultipleQuestion {
	const { x_from, x_to, reads_at } = interaction;
	const edges: Edge[] = [
		{
			id: "left",
			name: `Height at ${x_from}:`,
			right: line.left,
			tolerance,
			high: tooHighAtTheLeft,
			low: tooLowAtTheLeft,
		},
		{
			id: "right",
			name: `Height at ${x_to}:`,
			right: line.right,
			tolerance,
			high: tooHighAtTheRight,
			low: tooLowAtTheRight,
		},
		...(reads_at === undefined
			? []
			: [
					{
						id: "reading",
						name: `Height at ${reads_at}:`,
						right: heightAt(interaction, line, reads_at),
						// The dot is judged by the child's own line, which may pass between two of its steps.
						tolerance: interaction.step,
						high: readTooHigh,
						low: readTooLow,
					},
				]),
	];
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: "FLOAT",
		prompt,
		blanks: edges.map(({ id, name, right, tolerance }) => ({
			id,
			answer_type: "FLOAT",
			answer_prefix: name,
			key: { answers: [`${right}`], tolerance: `${tolerance}` },
		})),
		interaction,
		hints: [...hints],
		explanation: steps.join("\n\n"),
		known_mistakes: edges.flatMap((edge) => mistakesAt(interaction, edge)),
	};
}

/** A mistake is found within the tolerance, so that a few heights cover all that are wrong. */
function mistakesAt({ y_from, y_to }: BestFit, { id, right, high, low, tolerance }: Edge): KnownMistake[] {
	const kept: KnownMistake[] = [];
	for (const [slip, sign] of [
		[high, 1],
		[low, -1],
	] as const) {
		let count = 0;
		for (let by = 1; (2 * by - 1) * tolerance <= y_to - y_from; by += 1) {
			const height = right + sign * 2 * by * tolerance;
			if (height - tolerance > y_to || height + tolerance < y_from) continue;
			count += 1;
			kept.push({ ...mistake(slip, count), part: id, answer: `${height}` });
		}
	}
	return kept;
}

function mistake({ id, feedback }: Slip, count: number) {
	return { id: count === 1 ? id : `${id}-${count}`, feedback };
}
