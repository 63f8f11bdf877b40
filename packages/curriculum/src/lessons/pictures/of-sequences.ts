import type { Figure } from "@learnin/domain/question/question";
import { emptyLine } from "../../figures/lines/empty-line.ts";
import { numeral } from "../../figures/svg.ts";

const MAX_STOPS = 6;

/** Equal jumps for numbers that rise or fall by the same step: "250, 260, 270", "from 10: 11, 12". None if there are none. */
export function sequencePictures(text: string): Figure[] {
	const [, start, list] = /(?:\bfrom (\d+): )?(\d+(?:, \d+)+)/.exec(text) ?? [];
	const all = [...(start === undefined ? [] : [start]), ...(list?.split(", ") ?? [])];
	const numbers = all.map(Number).slice(0, MAX_STOPS);
	const [first = 0, second = 0] = numbers;
	const step = second - first;
	const isEven = numbers.every((number, at) => number === first + at * step);
	if (numbers.length < 3 || step === 0 || !isEven) return [];
	const name = step > 0 ? `+${numeral(step)}` : `−${numeral(-step)}`;
	return numbers.slice(1).map((_, at) => {
		const stops = numbers.slice(0, at + 2);
		return {
			svg: emptyLine({
				ends: [Math.min(...numbers), Math.max(...numbers)],
				stops,
				names: stops.slice(1).map(() => name),
			}),
			alt: `A number line with jumps of ${numeral(Math.abs(step))}: ${stops.map(numeral).join(", ")}.`,
		};
	});
}
