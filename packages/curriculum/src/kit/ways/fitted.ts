import { fitTolerance } from "@learnin/domain/interactions/best-fit/fit-rule";
import { type FitLine, heightAt } from "@learnin/domain/interactions/best-fit/best-fit";
import type { BestFit } from "@learnin/domain/interactions/best-fit/settings";
import type { FillMultipleQuestion, KnownMistake } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import {
	fitThroughTheOrigin,
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
			high: tooHighAtTheLeft,
			low: tooLowAtTheLeft,
		},
		{
			id: "right",
			name: `Height at ${x_to}:`,
			right: line.right,
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
						high: readTooHigh,
						low: readTooLow,
					},
				]),
	];
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: "FLOAT",
		prompt,
		blanks: edges.map(({ id, name, right }) => ({
			id,
			answer_type: "FLOAT",
			answer_prefix: name,
			key: { answers: [`${right}`], tolerance: `${tolerance}` },
		})),
		interaction,
		hints: [...hints],
		explanation: steps.join("\n\n"),
		known_mistakes: edges.flatMap((edge) => mistakesAt(interaction, edge, tolerance)),
	};
}

/** A mistake is found within the tolerance, so that a few heights cover all that are wrong. */
function mistakesAt({ y_from, y_to, step }: BestFit, edge: Edge, tolerance: number): KnownMistake[] {
	const apart = 2 * tolerance + step;
	const origin = edge.id === "left" && y_from === 0 && edge.right > tolerance ? [0] : [];
	const kept: KnownMistake[] = origin.map((height) => ({
		...mistake(fitThroughTheOrigin, 1),
		part: edge.id,
		answer: `${height}`,
	}));
	for (const [slip, sign] of [
		[edge.high, 1],
		[edge.low, -1],
	] as const) {
		let count = 0;
		for (let by = 1; by * apart - tolerance <= y_to - y_from; by += 1) {
			const height = edge.right + sign * by * apart;
			const isReached = height - tolerance <= y_to && height + tolerance >= y_from;
			const isTaken = origin.length > 0 && Math.abs(height) <= tolerance;
			if (!isReached || isTaken) continue;
			count += 1;
			kept.push({ ...mistake(slip, count), part: edge.id, answer: `${height}` });
		}
	}
	return kept;
}

function mistake({ id, feedback }: Slip, count: number) {
	return { id: count === 1 ? id : `${id}-${count}`, feedback };
}
