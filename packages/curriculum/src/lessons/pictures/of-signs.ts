import type { Figure } from "@learnin/domain/question/question";
import { emptyLine } from "../../figures/lines/empty-line.ts";
import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { NUMBER, plainText, tidy, valueIn, written } from "../step-text.ts";

const SIGNED = String.raw`(-?${NUMBER}|\(-${NUMBER}\))`;
const SUM = new RegExp(`(?<![\\d.,×÷(] ?)${SIGNED} ([-+]) ${SIGNED} = (-?${NUMBER})(?!\\d)`, "g");
const PRODUCT = new RegExp(`(?<![\\d.,×÷(] ?)${SIGNED} × ${SIGNED} = (-${NUMBER})(?!\\d)`);
const BELOW_ZERO = new RegExp(`number is (-${NUMBER})\\.`);
const MOVE = /\((-?\d+), (-?\d+)\) \\to \((-?\d+), (-?\d+)\)/;
/** More jumps have no room for their numbers. */
const MAX_JUMPS = 6;

/** Numbers below zero as jumps on a number line, and moves of a point. None if nothing applies. */
export function signPictures(step: string): Figure[] {
	const plain = plainText(step);
	const [, x, y, to_x, to_y] = MOVE.exec(plain) ?? [];
	if (x !== undefined) return moveOf([x, y, to_x, to_y].map(valueIn));
	const [, below] = BELOW_ZERO.exec(plain) ?? [];
	if (below !== undefined) return jumpsPictures([0, valueIn(below)]);
	const [, one, other, product] = PRODUCT.exec(plain) ?? [];
	if (one !== undefined) return equalJumps(valueIn(one), valueIn(other), valueIn(product));
	const [, from, sign, by, end] = [...plain.matchAll(SUM)].at(-1) ?? [];
	if (from === undefined) return [];
	if ([from, by, end].every((number) => valueIn(number) >= 0)) return [];
	return jumpOf(valueIn(from), (sign === "-" ? -1 : 1) * valueIn(by), valueIn(end));
}

/** One jump, which rests at zero if it passes it. */
function jumpOf(from: number, by: number, end: number): Figure[] {
	if (Math.abs(from + by - end) > 1e-9 || by === 0) return [];
	return jumpsPictures(from * end < 0 ? [from, 0, end] : [from, end]);
}

/** −10 × 6: six jumps of −10 from zero. */
function equalJumps(one: number, other: number, product: number): Figure[] {
	const [count, each] = one > 0 ? [one, other] : [other, one];
	const fits = Number.isInteger(count) && count > 1 && count <= MAX_JUMPS;
	if (!fits || Math.abs(count * each - product) > 1e-9) return [];
	return jumpsPictures(Array.from({ length: count + 1 }, (_, at) => tidy(at * each)));
}

/** One more jump in each picture. */
function jumpsPictures(stops: readonly number[]): Figure[] {
	const jumps = stops.slice(1).map((stop, at) => tidy(stop - (stops[at] ?? 0)));
	return jumps.map((_, at) => {
		const shown = stops.slice(0, at + 2);
		const names = jumps.slice(0, at + 1).map((jump) => (jump > 0 ? `+${written(jump)}` : written(jump)));
		const said = names.map((name, each) => `${name} to ${written(shown[each + 1] ?? 0)}`);
		return {
			svg: emptyLine({
				ends: [Math.min(...stops), Math.max(...stops)],
				stops: shown,
				names,
				written: shown.map(written),
			}),
			alt: `A number line. From ${written(stops[0] ?? 0)}: ${said.join(", ")}.`,
		};
	});
}

/** Room around the points. */
const EDGE = 1;
/** More grid lines are too close on a phone. */
const MAX_STEPS = 16;

/** A point, and its image. */
function moveOf([x = 0, y = 0, to_x = 0, to_y = 0]: readonly number[]): Figure[] {
	const [low, high] = [Math.min(0, x, y, to_x, to_y) - EDGE, Math.max(0, x, y, to_x, to_y) + EDGE];
	if (high - low > MAX_STEPS * 2) return [];
	const step = high - low > MAX_STEPS ? 2 : 1;
	const ends = [Math.floor(low / step) * step, Math.ceil(high / step) * step] as const;
	const points = [
		{ at: [x, y], name: "A", color: "sky" },
		{ at: [to_x, to_y], name: "A′", color: "coral" },
	] as const;
	const said = [
		`A at (${written(x)}, ${written(y)})`,
		`its image A′ at (${written(to_x)}, ${written(to_y)})`,
	];
	return [1, 2].map((shown) => ({
		svg: coordinatePlane({
			x: ends,
			y: ends,
			x_step: step,
			y_step: step,
			points: points.slice(0, shown),
		}),
		alt: `A coordinate plane with ${said.slice(0, shown).join(", and ")}.`,
	}));
}
