import { type Point, areaOf, foldsOnItself } from "./read-geometry.ts";
import type { Solver } from "../solver.ts";

/** Whether the part that an option stands for is what is asked, measured again on the drawing. */
export const isSuchAPart: Solver = (question, { text }) => {
	const { interaction, prompt, question_type } = question;
	if (question_type !== "SELECT_ALL" || interaction?.kind !== "parts") return false;
	const at = question.options.findIndex(({ label }) => label === text);
	const shape = interaction.shape.map(pointOf);
	const part = (interaction.parts[at] ?? []).map(pointOf);
	const area = /area of (\d+) square/.exec(prompt)?.[1];
	if (area !== undefined) return areaOf(part) / 2 === Number(area);
	const [one, other] = part;
	if (one === undefined) return false;
	return other === undefined
		? isSquareCorner(shape, one)
		: foldsOnItself(scaled(shape), [scaled([one])[0] ?? one, scaled([other])[0] ?? other]);
};

function pointOf({ x, y }: { x: number; y: number }): Point {
	return [x, y];
}

/** Folding is measured in thirds, in which the drawing is as large as other figures. */
function scaled(points: readonly Point[]): Point[] {
	return points.map(([x, y]): Point => [x / 3, y / 3]);
}

/** Whether the sides that meet in a corner are perpendicular. */
function isSquareCorner(shape: readonly Point[], [x, y]: Point): boolean {
	const at = shape.findIndex(([one, other]) => one === x && other === y);
	const [before, after] = [shape.at(at - 1), shape[(at + 1) % shape.length]];
	if (at === -1 || before === undefined || after === undefined) return false;
	return (before[0] - x) * (after[0] - x) + (before[1] - y) * (after[1] - y) === 0;
}
